package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.SameMoves;
import io.github.betza.processor.notation.Suggested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What XBetza offers instead of a notation that it refuses: what is most probably meant. */
class XBetzaCorrectionsTest {

  @ParameterizedTest
  @CsvSource({
    "R 3,      unknown-character, R3",
    "fmW 2,    unknown-character, fmW2",
    "[F?R 3],  unknown-character, [F?R3]",
    "(paf) 3R, unknown-character, (paf)3R",
    "R^3,      unknown-character, R3",
    "fmW{*,    unknown-character, fmW*",
    "K X,      unknown-character, KX",
    "2R,       misplaced-range, R2",
    "jqB,      undefined-combination, qB",
    "jzR,      undefined-combination, zR",
    "2fR,      misplaced-range, fR2",
    "2WX,      misplaced-range, WX2",
    "0N,       misplaced-range, N0",
    "2O,       misplaced-range, O2",
    "0O,       misplaced-range, O",
    "0OU,      misplaced-range, OU",
    "0OaW,     misplaced-range, OaW",
    "2R3,      misplaced-range, R3",
    "2NN,      misplaced-range, NN",
    "2U,       misplaced-range, U",
    "W*2F,     misplaced-range, W2F",
    "[F?2R],   misplaced-range, [F?R2]",
    "[2F?R],   misplaced-range, [F2?R]",
    "W003,     misplaced-range, W3",
    "W02,      misplaced-range, W2",
    "R001,     misplaced-range, R1",
    "W000,     misplaced-range, W0",
    "W0100,    range-too-large, W0",
    "Kis02,    missing-atom, KisO2",
    "Kis0,     missing-atom, KisO2",
    "Kis2,     missing-atom, KisO2",
    "Ki0,      missing-atom, KiO",
    "i0O2, misplaced-range, iO2",
    "Ki0O20, misplaced-range, KiO20",
    "Kis0O3, misplaced-range, KisO3",
    "Kis02O2, misplaced-range, KisO2",
    "KisOO,    misplaced-extension, KisO2",
    "KisOX,    misplaced-extension, KisO2",
    "isOO3,    misplaced-extension, isO3",
    "KOO,      misplaced-extension, KO",
    "hCl,      missing-atom, hlC",
    "hfN,      lonely-h, fhN",
    "mhsK,     lonely-h, mshK",
    "hfhN,     lonely-h, fhN",
    "hbhQ,     lonely-h, bhQ",
    "mhbhK,    lonely-h, mbhK",
    "KisO,     modifier-not-for-atom, KisO2",
    "lO,       modifier-not-for-atom, lO2",
    "ijO,      modifier-not-for-atom, ijO2",
    "KisO]2,   unbalanced-bracket, KisO2",
    "isO 2,    unknown-character, isO2",
    "hNr,      missing-atom, hrN",
    "[FyafsF,  unbalanced-bracket, FyafsF",
    "tpaf[R,   unbalanced-bracket, tpafR",
    "[F?R,     unbalanced-bracket, [F?R]",
    "[F?RN,    unbalanced-bracket, [F?R]N",
    "m[F?RcF,  unbalanced-bracket, m[F?R]cF",
    "[F-b]R],  missing-atom, [F-bR]",
    "[F-b]cR], missing-atom, [F-bcR]",
    "[?DB],    missing-leg, [D?B]",
    "[-FbR],   missing-leg, [F-bR]",
    "[?F-R],   missing-leg, [F-R]",
    "[DB?],    missing-joiner, [D?B]",
    "[F?R},    unknown-character, [F?R]",
    "fmWifmw3fcF, unknown-modifier, fmWifmW3fcF",
    "w2fF,     unknown-modifier, W2fF",
    "mw0cF,    unknown-modifier, mW0cF",
    "[F?w2-R], unknown-modifier, [F?W2-R]",
    "Kis2O,    misplaced-range, KisO2",
    "Kis3O,    misplaced-range, KisO3",
    "r2O,      misplaced-range, rO2",
    "2rO,      misplaced-range, rO2",
    "frhN,     lonely-h, rhfN",
    "sfhN,     lonely-h, fhsN",
    "bbhN,     lonely-h, bhN",
    "[F?frhR], lonely-h, [F?rhfR]",
    "cooU,     modifier-not-for-atom, cU",
    "nnI,      modifier-not-for-atom, I",
    "rffO2,    modifier-not-for-atom, rO2",
    "hrI,      modifier-without-effect, I",
    "ckI,      redundant-modifier, cI",
    "(paf)03R, repetition-number, (paf)3R",
    "(paf)003R, repetition-number, (paf)3R",
    "(paf)00R, repetition-number, (paf)R",
    "WXX,      misplaced-extension, WX",
    "FXXX,     misplaced-extension, FX",
    "WXX2,     misplaced-extension, WX2",
    "[F?WXX],  misplaced-extension, [F?WX]",
    "mWcf,     missing-atom, mWcF",
    "mRcpr,    missing-atom, mRcpR",
    "Kiso2,    missing-atom, KisO2"
  })
  void offersOneCorrectionThatCanBeRead(String notation, String code, String correction) {
    Diagnostic problem = only(notation);
    assertThat(problem.code().id()).isEqualTo(code);
    assertThat(Suggested.texts(problem)).contains(correction);
    assertThat(Notations.read(correction, Dialect.XBETZA).piece()).isPresent();
  }

  /** What is offered for the lame knight is all of its move, and no other piece. */
  @ParameterizedTest
  @CsvSource({
    "nN,    afsW",
    "KnNF3, KafsWF3",
    "cnN,   afscW",
    "fnN,   fafsW",
    "vnN,   vafsW",
    "lmnN,  lafsmW",
    "rfnN,  fafrW",
    "frnN,  raflW",
    "hrnN,  afrW",
    "chlnN, aflcW"
  })
  void spellsTheWholeMoveOfTheLameKnight(String notation, String spelled) {
    Diagnostic problem = only(notation);
    assertThat(problem.code().id()).isEqualTo("lame-knight");
    assertThat(problem.help()).contains("write \"" + spelled + "\"");
    SameMoves.check(notation, Dialect.XBETZA, spelled, Dialect.XBETZA);
  }

  /** A rider makes the path again and again, and en-passant squares are none of a leg's. */
  @ParameterizedTest
  @ValueSource(strings = {"nNN", "nN3", "nafN", "inN", "nnN", "[nN-W]", "fhnN", "npN"})
  void spellsNoLameKnightThatIsMore(String notation) {
    assertThat(only(notation).help())
        .doesNotContain("(the Mao)")
        .endsWith("if you mean the Mao, keep it with @SuppressWarnings(\"betza:lame-knight\")");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "Kis002", "XX", "X2", "[F?R-", "[FB?R", "fsO"})
  void offersNoTextWhereNoneIsMeant(String notation) {
    assertThat(only(notation).help()).isNotEmpty().doesNotContain("write \"");
  }

  /** The letter that is no atom, or what lacks one, is the mistake, and not the bracket. */
  @ParameterizedTest
  @CsvSource({
    "[f?R],   missing-atom, 1, 2, [F?R]",
    "[F?r],   missing-atom, 3, 4, [F?R]",
    "[F-r],   missing-atom, 3, 4, [F-R]",
    "[F-bSR], unknown-atom, 4, 5, [F-bsR]",
    "[FY?R],  unknown-atom, 2, 3, [F?R]",
    "v[F?MR], unknown-atom, 4, 5, v[F?mR]",
    "[F?RM],  unknown-atom, 4, 5, [F?R]"
  })
  void pointsAtTheLegThatIsWrong(String notation, String code, int start, int end, String offer) {
    Diagnostic problem = only(notation);
    assertThat(problem.code().id()).isEqualTo(code);
    assertThat(problem.span()).isEqualTo(new Span(start, end));
    if (offer == null) {
      assertThat(Suggested.texts(problem)).isEmpty();
    } else {
      assertThat(Suggested.first(problem)).isEqualTo(offer);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "W00, a range cannot begin with 0",
    "W01, a range cannot begin with 0",
    "W003, a range cannot begin with 0",
    "W02, 'a range cannot begin with 0; \"02\" means an exact number of steps in BEX only'"
  })
  void namesBexWhereItHasSuchARange(String notation, String message) {
    assertThat(only(notation).message()).isEqualTo(message);
  }

  /** A letter stands in front of it, but belongs to another one. */
  @ParameterizedTest
  @CsvSource({"frhN, fr", "sfhN, sf", "fshN, fs", "hrhN, hr", "fhhhlN, fh"})
  void namesTheLettersThatBelongTogetherInFrontOfAnH(String notation, String joined) {
    assertThat(only(notation).message())
        .isEqualTo("'h' has no direction to halve, because \"" + joined + "\" before it is a pair");
  }

  /** A sign of no dialect in the place of a bracket is the mistake, and not the other bracket. */
  @ParameterizedTest
  @CsvSource({"[F?R}, 4", "{F?R], 0", "(paf}3R, 4", "(az<N, 3"})
  void pointsAtTheSignInThePlaceOfABracket(String notation, int at) {
    assertThat(only(notation).span()).isEqualTo(Span.at(at));
  }

  /** Without the space the letters still lack an atom, which is told then. */
  @Test
  void lettersWithAStrayAmongThemAreReportedOnce() {
    assertThat(only("n n").code().id()).isEqualTo("unknown-character");
  }

  /** That a leg with an error can never go back says nothing about what is meant. */
  @ParameterizedTest
  @CsvSource({"apibR, 1", "paigbR, 3", "cagibR, 2", "mQcaibgQ, 6"})
  void doesNotWarnOfALegThatIsWrong(String notation, int start) {
    Diagnostic problem = only(notation);
    assertThat(problem.isError()).isTrue();
    assertThat(problem.span().start()).isEqualTo(start);
  }

  private static Diagnostic only(String notation) {
    return OneProblem.only(Notations.read(notation, Dialect.XBETZA).problems());
  }
}
