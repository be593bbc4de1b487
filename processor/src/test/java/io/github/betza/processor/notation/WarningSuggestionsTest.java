package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.atIndex;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who writes what a warning offers gets the same piece. */
class WarningSuggestionsTest {
  private static final Pattern OFFER = Pattern.compile("^write \"([^\"]*)\"$");

  /** Without these letters their neighbours would join: {@code FF} is a bishop. */
  @ParameterizedTest
  @CsvSource({
    "XBETZA,   fmcrN",
    "XBETZA,   maifnsB",
    "XBETZA,   FyafnsF",
    "XBETZA,   F1F2",
    "CLASSIC,  fmcrN",
    "EXTENDED, fnrmWxlW",
    "EXTENDED, fmcrN",
    "BEX,      fmcrN"
  })
  void lettersThatKeepOthersApartAreNotOfferedToBeLeftOut(Dialect dialect, String notation) {
    List<Diagnostic> problems = Notations.read(notation, dialect).problems();
    assertThat(problems).isNotEmpty();
    for (Diagnostic problem : problems) {
      assertThat(problem.isError()).as("%s", problem).isFalse();
      assertThat(problem.help()).as("%s", problem).isNotEmpty();
      assertSamePiece(notation, dialect, problem);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "XBETZA,   FnF,       F",
    "XBETZA,   FmcF,      F",
    "XBETZA,   RnR,       R",
    "XBETZA,   DcmD,      D",
    "XBETZA,   mcW,       W",
    "XBETZA,   iWR,       R",
    "XBETZA,   iWcFW,     cFW",
    "XBETZA,   fmbF,      mF",
    "XBETZA,   scfF,      cF",
    "XBETZA,   ffsW,      fsW",
    "XBETZA,   fvD,       vD",
    "XBETZA,   bvmW,      vmW",
    "XBETZA,   rsN,       sN",
    "XBETZA,   mafvW,     mavW",
    "CLASSIC,  rsW,       sW",
    "XBETZA,   sfv[F?R],  [F?R]",
    "CLASSIC,  FnF,       F",
    "EXTENDED, RnR,       R",
    "EXTENDED, fmbF,      mF",
    "EXTENDED, scfF,      cF",
    "EXTENDED, iflO,      iO",
    "BEX,      mfW+scfF,  mfW+cF",
    "BEX,      fmbF,      mF",
    "BEX,      smvD,      mD",
    "BEX,      smvD=Q,    mD=Q"
  })
  void oneMistakeIsOneWarningWithWhatToWrite(Dialect dialect, String notation, String offer) {
    assertThat(Notations.read(notation, dialect).problems())
        .extracting(Suggested::first)
        .containsExactly(offer);
    if (!notation.contains("O")) {
      SameMoves.check(notation, dialect, offer, dialect);
    }
  }

  /** The same moves come first. What one edit makes is another piece, which is said. */
  @Test
  void otherPiecesComeAfterTheSameMoves() {
    assertThat(Notations.read("bvRB", Dialect.XBETZA).problems().get(0).suggestions())
        .hasSizeBetween(2, 3)
        .satisfies(first -> assertThat(first.reason()).isEmpty(), atIndex(0))
        .satisfies(other -> assertThat(other.isOtherPiece()).isTrue(), atIndex(1));
  }

  /** Whoever writes what one of several warnings offers has done with all of them. */
  @ParameterizedTest
  @CsvSource({
    "XBETZA,   fffW,     fW",
    "XBETZA,   RRR,      R",
    "XBETZA,   KmcWF,    K",
    "EXTENDED, fffWmcN,  fWN",
    "BEX,      mcW+cmN,  W+N"
  })
  void severalWarningsOfferOneText(Dialect dialect, String notation, String offer) {
    assertThat(Notations.read(notation, dialect).problems())
        .hasSizeGreaterThan(1)
        .extracting(Suggested::first)
        .containsOnly(offer);
    assertThat(Notations.read(offer, dialect).problems()).isEmpty();
    SameMoves.check(notation, dialect, offer, dialect);
  }

  /** The second letter keeps the pair {@code fs} from being formed, so it says something. */
  @ParameterizedTest
  @CsvSource({"XBETZA, ffsN", "XBETZA, FyaffsF", "XBETZA, ffr[F?R]", "EXTENDED, ffsN"})
  void aDoubledLetterThatKeepsAPairApartIsNoProblem(Dialect dialect, String notation) {
    assertThat(Notations.read(notation, dialect).problems()).isEmpty();
  }

  @Tag("deep")
  @ParameterizedTest
  @EnumSource
  void whatIsOfferedForWarningsIsTheSamePiece(Dialect dialect) {
    int offers = 0;
    List<String> words = List.of("f", "s", "r", "ff", "m", "c", "n", "v", "F", "W", "N", "R", "D2");
    for (String first : words) {
      for (String second : words) {
        for (String third : words) {
          String notation = first + second + third + "F";
          Reading reading = Notations.read(notation, dialect);
          for (Diagnostic problem : reading.problems()) {
            offers += reading.isSound() ? assertSamePiece(notation, dialect, problem) : 0;
          }
        }
      }
    }
    assertThat(offers).isGreaterThan(100);
  }

  /** A letter of the first leg of one round may be one of another leg in the next. */
  @ParameterizedTest
  @ValueSource(strings = {"c(mka)2W", "c(mka)3Q", "r(rfa)2W", "vm(blda)sR", "vm(bla)2sW"})
  void aLetterThatSaysSomethingInAnotherRoundIsNoProblem(String notation) {
    assertThat(Notations.read(notation, Dialect.XBETZA).problems()).isEmpty();
  }

  /** A letter in front of a group is needed if one of the moves in it needs it. */
  @ParameterizedTest
  @CsvSource({"BEX,      n(W+A)", "BEX,      fh(W+N)", "BEX,      fh(W-F)"})
  void aLetterThatSaysSomethingOfOneMoveIsNoProblem(Dialect dialect, String notation) {
    assertThat(Notations.read(notation, dialect).problems()).isEmpty();
  }

  @Test
  void aLetterThatSaysNothingInAnyRoundIsStillWarnedOf() {
    assertThat(Notations.read("(ckaf)2W", Dialect.XBETZA).problems())
        .extracting(Suggested::first)
        .containsExactly("(caf)2W");
  }

  /** What could be left out is found by comparing pieces, and beside an error there is none. */
  @Test
  void besideAnErrorNothingIsWarnedOf() {
    assertThat(Notations.read("mcWYfN", Dialect.XBETZA).problems())
        .extracting(Diagnostic::code)
        .containsExactly(ProblemCode.UNKNOWN_ATOM);
  }

  /** Returns how many texts are offered: none or one. */
  private static int assertSamePiece(String notation, Dialect dialect, Diagnostic problem) {
    Matcher offer = OFFER.matcher(problem.help());
    if (!offer.matches()) {
      return 0;
    }
    Reading offered = Notations.read(offer.group(1), dialect);
    assertThat(offered.isSound()).as("%s: %s", notation, problem).isTrue();
    Piece meant = Notations.read(notation, dialect).piece().orElseThrow();
    assertThat(Comparison.of(meant, offered.piece().orElseThrow(), new Work(100_000_000)).isEqual())
        .as("%s: %s", notation, problem)
        .isTrue();
    return 1;
  }
}
