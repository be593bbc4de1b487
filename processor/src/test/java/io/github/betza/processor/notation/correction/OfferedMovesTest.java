package io.github.betza.processor.notation.correction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.NotationAnalysis;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.SameMoves;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a check offers comes first, and what it offers is meant. */
class OfferedMovesTest {
  private static List<Diagnostic> problems(String notation, Dialect dialect) {
    return NotationAnalysis.of(notation, dialect, Work.on(notation)).problems();
  }

  private static List<String> offers(String notation, Dialect dialect) {
    return problems(notation, dialect).get(0).suggestions().stream().map(Suggestion::text).toList();
  }

  /** A range behind a slider of EXTENDED limits single steps. */
  @ParameterizedTest
  @CsvSource({"FR4, FW4", "fR3, fW3", "FtR4, FtW4", "mQ5, mK5"})
  void aLimitedSlideIsOfferedFirst(String notation, String offer) {
    assertThat(offers(notation, Dialect.EXTENDED)).startsWith(offer);
  }

  /** Without its letter, or in capitals, a lame leap is another piece. */
  @ParameterizedTest
  @CsvSource({
    "XBETZA,   nZ,      afsafW,   afafsF",
    "XBETZA,   nC,      afafsW,   afsafF",
    "XBETZA,   mnC,     afafsmW,  afsafmF",
    "XBETZA,   'Bn(1,3)', BafafsW, BafsafF",
    "CLASSIC,  nZ,      ,         ",
    "EXTENDED, nZ,      W-F-F,    F-F-W",
    "EXTENDED, nC,      W-W-F,    F-W-W"
  })
  void ofALameLeapThePathsAreOffered(Dialect dialect, String notation, String one, String other) {
    if (one == null) {
      assertThat(problems(notation, dialect)).isNotEmpty();
    } else {
      assertThat(offers(notation, dialect)).startsWith(one, other);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "XBETZA,   '(2,2)(2,2)',    '(2,2)0'",
    "XBETZA,   '(1,2)(1,2)',    '(1,2)0'",
    "XBETZA,   'm(1,3)m(1,3)W', 'm(1,3)0W'",
    "EXTENDED, '(1,2)(1,2)',    '(1,2)0'"
  })
  void aLeapByNumbersWrittenTwiceIsARider(Dialect dialect, String notation, String rider) {
    assertThat(offers(notation, dialect)).startsWith(rider);
    assertThat(problems(notation, dialect))
        .noneMatch(problem -> problem.code().id().startsWith("redundant"));
  }

  /** What no dialect reads has no moves in any. */
  @ParameterizedTest
  @CsvSource({
    "XBETZA, Z  Z",
    "XBETZA, Z/Z",
    "XBETZA, oN(N",
    "XBETZA, [caK",
    "XBETZA, [I?B]",
    "EXTENDED, '(Q,6)'",
    "BEX, 'I1,6)'"
  })
  void noTextHasItsMovesInADialectThatRefusesIt(Dialect dialect, String notation) {
    for (Diagnostic problem : problems(notation, dialect)) {
      assertThat(problem.suggestions())
          .extracting(Suggestion::reason)
          .noneMatch(reason -> reason.startsWith("what your text means in"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "XBETZA,   f\u041a,  Cyrillic, K",
    "CLASSIC,  \u0391W,  Greek,    A",
    "EXTENDED, \u0421,   Cyrillic, C",
    "BEX,      W\u0430F, Cyrillic, a",
    "XBETZA,   \u051cF,  Cyrillic, W",
    "XBETZA,   F\uff37,  fullwidth, W"
  })
  void aLetterThatLooksLikeAnotherIsNamed(
      Dialect dialect, String notation, String script, String letter) {
    assertThat(problems(notation, dialect).get(0).message())
        .startsWith("the " + script + " letter that looks like '" + letter + "' ");
  }

  @ParameterizedTest
  @CsvSource({
    "XBETZA, fKfK, fWfK,  fWfFfK",
    "XBETZA, bKfQ, bWfQ,  bWbFfQ",
    "XBETZA, fsQ,  fB,    fsRfB",
    "XBETZA, frlK, lWfrF, frlWfrlF",
    "BEX,    frlK, lW+frF, frlW+frlF"
  })
  void bothReadingsOfDirectionsOfAKingAreOffered(
      Dialect dialect, String notation, String alone, String both) {
    assertThat(offers(notation, dialect)).containsExactly(alone, both);
    SameMoves.check(notation, dialect, alone, dialect);
    assertThat(Notations.read(both, dialect).isSound()).isTrue();
  }
}
