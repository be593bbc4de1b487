package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.OneWrongLetter;
import io.github.betza.processor.notation.Suggested;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever XBETZA offers for a mistake can be read. */
class XBetzaOffersTest {
  private static final OneWrongLetter CHECK =
      new OneWrongLetter(Dialect.XBETZA, "mcraihqzuegjnpdkktoyxwWRKONUIXE-?x()[]+*02=,");

  @Tag("deep")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "FyafsF",
        "mRcpR",
        "gafQ",
        "zB",
        "qN",
        "mRcaibR",
        "fmWfcFifmnD",
        "KisO2",
        "KNADcaKcabKmabK",
        "(paf)3R",
        "mafm(paf)R",
        "[F?R]",
        "v[F?R]",
        "[sW?sW?fW?sR]",
        "[W-F-qsF]",
        "hr[F-R]",
        "ifmW*",
        "hrarfN",
        "cuabK",
        "xK",
        "bI",
        "udU",
        "WX2",
        "jB*"
      })
  void offersForOneWrongLetterCanBeRead(String notation) {
    CHECK.checkOffers(notation);
  }

  /** The range may be no star there, but it is not offered what is refused as well. */
  @ParameterizedTest
  @CsvSource({
    "gR*,    gR",
    "pW*,    pW0",
    "mafW*,  mafW0",
    "qN*,    qN",
    "(paf)R*, (paf)R",
    "[F?R*], [F?R]",
    "[F?W*], [F?W0]"
  })
  void offersARangeInsteadOfAStar(String notation, String corrected) {
    assertThat(Notations.read(notation, Dialect.XBETZA).problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.help()).contains("write \"" + corrected + "\""));
    assertThat(Notations.read(corrected, Dialect.XBETZA).problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "3(paf)R,        misplaced-range,   (paf)3R",
    "[W?\u0412],     unknown-character, [W?B]",
    "[\uff37?R],     unknown-character, [W?R]"
  })
  void offersWhatIsMeant(String notation, String code, String meant) {
    Diagnostic problem = Notations.read(notation, Dialect.XBETZA).problems().get(0);
    assertThat(Notations.read(notation, Dialect.XBETZA).problems()).hasSize(1);
    assertThat(problem.code().id()).isEqualTo(code);
    assertThat(Suggested.first(problem)).isEqualTo(meant);
    assertThat(Notations.read(meant, Dialect.XBETZA).problems()).isEmpty();
  }

  /** "hK" would be refused as well. */
  @Test
  void givesNoExampleThatIsRefused() {
    assertThat(Notations.read("h", Dialect.XBETZA).problems().get(0).help()).doesNotContain("hK");
  }

  /** Where one slip explains several errors, only the one is told. */
  @ParameterizedTest
  @CsvSource({
    "jW*3,   undefined-combination",
    "jN*,    lame-oblique",
    "hrF-R], hands-of-straight-atom",
    "yF?R],  modifier-needs-continuation"
  })
  void oneSlipIsOneError(String notation, String code) {
    assertThat(Notations.read(notation, Dialect.XBETZA).problems())
        .extracting(problem -> problem.code().id())
        .containsExactly(code);
  }

  /** A sign of no dialect that stands for a letter leaves others in the lurch. */
  @ParameterizedTest
  @CsvSource({
    "y.fsF,      1, yafsF",
    "mc.fcafR,   2, mcafcafR",
    "fy{fsyafsF, 2, fyafsyafsF",
    "g\u2013pafR, 1, gapafR",
    "<0,         0, K0",
    "h'N,        1, hlN",
    "is>2,       2, isK2"
  })
  void aSignInThePlaceOfALetterIsOneError(String notation, int at, String example) {
    Diagnostic problem = OneProblem.in(notation, Dialect.XBETZA);
    assertThat(problem.code()).isEqualTo(ProblemCode.UNKNOWN_CHARACTER);
    assertThat(problem.span()).isEqualTo(Span.at(at));
    assertThat(Notations.read(example, Dialect.XBETZA).isSound()).isTrue();
  }

  /** They are wrong because of one atom, which may be the slip. */
  @ParameterizedTest
  @CsvSource({"tceOF, 0, 3, OF", "pzU, 0, 2, U", "igtI, 1, 3, iI"})
  void lettersThatSayNothingAboutAnAtomAreOneError(
      String notation, int start, int end, String offer) {
    Diagnostic problem = OneProblem.in(notation, Dialect.XBETZA);
    assertThat(problem.code()).isEqualTo(ProblemCode.MODIFIER_NOT_FOR_ATOM);
    assertThat(problem.span()).isEqualTo(new Span(start, end));
    assertThat(problem.message()).endsWith(": they have no meaning for this atom");
    assertThat(Suggested.texts(problem)).contains(offer);
  }

  /** No letter in the place of the sign makes the lonely letter right. */
  @Test
  void aMistakeElsewhereIsToldBesideASign() {
    assertThat(Notations.read("N.WhK", Dialect.XBETZA).problems())
        .extracting(Diagnostic::code)
        .containsExactly(ProblemCode.UNKNOWN_CHARACTER, ProblemCode.LONELY_H);
  }

  @ParameterizedTest
  @CsvSource({"XBETZA,  mcfmcK,    mcafmcK", "CLASSIC, KimAimimN, KimAimN"})
  void aLegThatIsNotBegunIsOneError(Dialect dialect, String notation, String offer) {
    Diagnostic problem = OneProblem.in(notation, dialect);
    assertThat(problem.code()).isEqualTo(ProblemCode.REPEATED_MODIFIER);
    assertThat(Suggested.first(problem)).isEqualTo(offer);
    assertThat(Notations.read(offer, dialect).isSound()).isTrue();
  }

  /** Two mistakes are two problems, and none is said to be mended by mending the other. */
  @ParameterizedTest
  @CsvSource({
    "jqQ*,   undefined-combination undefined-combination",
    "WE3hK,  unknown-atom lonely-h"
  })
  void offersNoWholeTextThatIsStillWrong(String notation, String codes) {
    List<Diagnostic> problems = Notations.read(notation, Dialect.XBETZA).problems();
    assertThat(problems)
        .extracting(problem -> problem.code().id())
        .containsExactly(codes.split(" "));
    assertThat(problems)
        .noneMatch(problem -> problem.help().matches(".*write \"[^\"]*\"(?! here).*"));
  }

  /** EXTENDED makes so many steps exactly; a range is what most people mean. */
  @ParameterizedTest
  @CsvSource({"R-4, R4", "W-3, W3", "R-4F, R4F", "FW-12, FW12"})
  void offersARangeForADashAndANumber(String notation, String offer) {
    assertThat(Suggested.first(OneProblem.in(notation, Dialect.XBETZA))).isEqualTo(offer);
    assertThat(Notations.read(offer, Dialect.XBETZA).problems()).isEmpty();
  }

  /** A move is offered first, but not beside an equal atom, where the two would be a rider. */
  @ParameterizedTest
  @CsvSource({
    "FtR,  write \"tRF\"",
    "RxR2, write \"xR2R\"",
    "NdN,  @SuppressWarnings",
    "KdK,  @SuppressWarnings",
    "WdNW, @SuppressWarnings"
  })
  void offersTwoMovesThatStayTheSame(String notation, String offer) {
    assertThat(Notations.read(notation, Dialect.XBETZA).problems())
        .filteredOn(problem -> problem.code() == ProblemCode.READ_DIFFERENTLY)
        .singleElement()
        .satisfies(problem -> assertThat(problem.help()).contains(offer));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"[F?(1.2)]; [F?(1,2)]", "[(12)?W]; [(1,2)?W]", "(asQ); (paf)3R"})
  void tellsWhatOtherDialectsPutInParentheses(String notation, String help) {
    assertThat(Notations.read(notation, Dialect.XBETZA).problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.help()).contains(help));
  }

  /** Each move that others have is a warning, but the offer is the piece without any of them. */
  @ParameterizedTest
  @CsvSource({"WFK, K", "KWF, K", "NNNNNN, NN", "WFWF, WF"})
  void offersThePieceWithoutAllMovesThatOthersHave(String notation, String offer) {
    assertThat(Notations.read(notation, Dialect.XBETZA).problems())
        .isNotEmpty()
        .allSatisfy(
            problem -> {
              assertThat(problem.code()).isEqualTo(ProblemCode.REDUNDANT_MOVE);
              assertThat(problem.help()).isEqualTo("write \"" + offer + "\"");
            });
  }
}
