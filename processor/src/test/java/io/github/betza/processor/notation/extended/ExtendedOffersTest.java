package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.OneWrongLetter;
import io.github.betza.processor.notation.SameMoves;
import io.github.betza.processor.notation.Suggested;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever EXTENDED offers for a mistake can be read. */
class ExtendedOffersTest {
  private static final OneWrongLetter CHECK =
      new OneWrongLetter(Dialect.EXTENDED, "mcrhqent-x()02yjo");

  @Tag("deep")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "FtR",
        "RtR",
        "N-F",
        "W-rW-lW",
        "mRcR+R",
        "RxebR",
        "Nrf7Nlf7",
        "o(W-F)",
        "(WtbW)0",
        "fm(N(DR))",
        "W-3",
        "RyaK",
        "jjR",
        "(1,3)"
      })
  void offersForOneWrongLetterCanBeRead(String notation) {
    CHECK.checkOffers(notation);
  }

  /** What may have been meant is offered, however the letters came to stand where they do. */
  @ParameterizedTest
  @CsvSource({
    "F-t-R,  F-R",
    "Q+-K,   Q+K",
    "mRc+R,  mRcR+R",
    "R+mcR,  R+R",
    "(fb)R,  fbR",
    "(fb)R,  (fB)R"
  })
  void whatMayBeMeantIsOffered(String notation, String offer) {
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems())
        .singleElement()
        .satisfies(problem -> assertThat(Suggested.texts(problem)).contains(offer));
  }

  /** A leg is joined to the one in front of it without a group, whether that is closed or not. */
  @ParameterizedTest
  @CsvSource({"F(tR, FtR", "F(tR), (FtR)", "W(F(tR)), W(FtR)", "mW(-F), mW-F"})
  void offersToJoinALegWithoutAGroup(String notation, String offer) {
    assertThat(
            Suggested.texts(OneProblem.only(Notations.read(notation, Dialect.EXTENDED).problems())))
        .contains(offer);
    assertThat(Notations.read(offer, Dialect.EXTENDED).problems()).isEmpty();
  }

  /** Letters behind a mistake that are read otherwise because of it are no further mistakes. */
  @ParameterizedTest
  @CsvSource({
    "ReebR,     equal-without-leg",
    "RhebR,     equal-without-leg",
    "jejR,      equal-without-leg",
    "(WhbW)0,   lonely-h",
    "Nrf7hlf7,  lonely-h",
    "jqjR,      repeated-modifier"
  })
  void oneWrongLetterIsOneProblem(String notation, String code) {
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems())
        .extracting(problem -> problem.code().id())
        .containsExactly(code);
  }

  /** Only one zero in front of a number from two on makes an exact range of BEX (seed 002). */
  @ParameterizedTest
  @CsvSource({
    "W03,   W-3",
    "Wr03,  Wr3",
    "W003,  W3",
    "W01,   W",
    "W00,   W0",
    "Wx003, Wx3",
    "W0100, W0"
  })
  void countsWithoutTheZerosInFront(String notation, String text) {
    assertThat(Suggested.first(OneProblem.in(notation, Dialect.EXTENDED))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(4;1)            | (4,1)",
        "(4.1)            | (4,1)",
        "f(4-1)W          | f(4,1)W",
        "(41)             | (4,1)",
        "f(4,1            | f(4,1)",
        "FtlF)r0          | (FtlF)r0",
        "WFtlF)r0         | W(FtlF)r0",
        "(FtlFr0          | (FtlF)r0",
        "(FtlFr0(FtrF)l0  | (FtlF)r0(FtrF)l0",
        "FtlF)r0(FtrF)l0  | (FtlF)r0(FtrF)l0",
        "2W               | W2",
        "12fW             | fW12",
        "2(W-F)           | (W-F)2"
      })
  void whatIsMeantIsOffered(String wrong, String right) {
    List<Diagnostic> problems = Notations.read(wrong, Dialect.EXTENDED).problems();
    assertThat(problems).hasSize(1);
    assertThat(Suggested.texts(problems.get(0))).contains(right);
    assertThat(Notations.read(right, Dialect.EXTENDED).isSound()).isTrue();
  }

  /** Prefixes of a group are joined with those before it, which is warned of. */
  @ParameterizedTest
  @CsvSource({
    "m(cW),          W",
    "m(mWcF),        mWF",
    "f(rK),          frK",
    "i(f(bN)f(rW)),  ifbNifrW",
    "j(jR),          jjR",
    "m(Wc(Ff(bN))),  mWFfbN"
  })
  void joinedPrefixesAreWarnedOf(String grouped, String writtenOut) {
    assertThat(joined(grouped).findFirst().orElseThrow().help()).isNotEmpty();
    assertThat(joined(writtenOut)).isEmpty();
    SameMoves.check(grouped, Dialect.EXTENDED, writtenOut, Dialect.EXTENDED);
  }

  private static Stream<Diagnostic> joined(String notation) {
    return Notations.read(notation, Dialect.EXTENDED).problems().stream()
        .filter(problem -> problem.code() == ProblemCode.READ_DIFFERENTLY);
  }

  /** Prefixes of different sorts, or the same ones, say nothing that one might not expect. */
  @ParameterizedTest
  @ValueSource(strings = {"f(mWcF)", "m(fWbF)", "f(fWfF)", "mi(fWlF)", "(mW)(cF)"})
  void otherPrefixesOfGroupsAreNotWarnedOf(String notation) {
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems()).isEmpty();
  }

  /** Examples are not refused themselves. */
  @ParameterizedTest
  @CsvSource({"Ft,   F", "(W-), (W)", "Ne,   N"})
  void examplesCanBeRead(String wrong, String offer) {
    assertThat(Notations.read(wrong, Dialect.EXTENDED).problems())
        .singleElement()
        .satisfies(problem -> assertThat(Suggested.texts(problem)).contains(offer));
  }

  @Test
  void castlingIsLeftToXbetza() {
    assertThat(Notations.read("KisO2", Dialect.EXTENDED).problems().get(0).help())
        .contains("for castling set dialect = Dialect.XBETZA");
  }

  /** Where nothing can be offered, the help says what is expected. */
  @Test
  void whatCannotBeMendedIsExplained() {
    for (String wrong : List.of("Wr-FWl-F", "m(", "f()", ")tR", "((")) {
      List<Diagnostic> problems = Notations.read(wrong, Dialect.EXTENDED).problems();
      assertThat(problems).hasSize(1);
      assertThat(problems.get(0).help()).isNotEmpty().doesNotContain("write \"");
    }
  }

  /** A letter stands in front of it, but belongs to another one. */
  @ParameterizedTest
  @CsvSource({"frhN,    fr, rhfN", "bbhN,    bb, bhN", "W-sfhK,  sf, W-fhsK"})
  void namesTheLettersThatBelongTogetherInFrontOfAnH(String notation, String joined, String offer) {
    Diagnostic problem = Notations.read(notation, Dialect.EXTENDED).problems().get(0);
    assertThat(problem.message())
        .isEqualTo("'h' has no direction to halve, because \"" + joined + "\" before it is a pair");
    assertThat(Suggested.texts(problem)).contains(offer);
  }

  /** The letter behind has its half already, so that the one in front of it is too many. */
  @Test
  void offersNoHalfOfAHalf() {
    String offered = "rWbhW-lW";
    assertThat(Notations.read("rWhbhW-lW", Dialect.EXTENDED).problems())
        .singleElement()
        .satisfies(problem -> assertThat(Suggested.texts(problem)).contains(offered));
    assertThat(Notations.read(offered, Dialect.EXTENDED).isSound()).isTrue();
  }
}
