package io.github.betza.processor.notation.correction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.hint.DialectHint;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.Suggested;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is suggested for a mistake is what was meant most likely, and states what it changes. */
class CorrectionSearchTest {
  @ParameterizedTest
  @CsvSource({
    "t[FR],      [F?R]",
    "BcppB,      B(paf)cB",
    "NAD[aK],    NADaK",
    "[fr][bl]BW, frblBW",
    "1hN,        lhN",
    "r2B,        rB2",
    "[W?B),      [W?B]",
    "fbRrlr2B3,  fbRrlR2B3",
    "yfF,        yafF",
    "zzR,        zR",
    "FyafsFy,    FyafsF",
    "Kiso2,      KisO2"
  })
  void theLikeliestComesFirst(String wrong, String meant) {
    assertThat(Suggested.first(OneProblem.in(wrong, Dialect.XBETZA))).isEqualTo(meant);
  }

  /** A range may have lost its place, or an atom its capital. */
  @Test
  void whatIsEquallyLikelyIsOfferedToo() {
    assertThat(Suggested.texts(OneProblem.in("r2B", Dialect.XBETZA))).startsWith("rB2", "R2B");
  }

  /** Two equal atoms side by side are a rider, which nobody means who wrote them apart. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "KhK | XBETZA", "FhF | XBETZA", "N,N | XBETZA", "N N | XBETZA", "N N | CLASSIC",
        "KhK | CLASSIC", "N, N | BEX", "FhF | BEX", "F;F | XBETZA", "N.N | XBETZA"
      })
  void noTwoAtomsAreJoined(String wrong, Dialect dialect) {
    Diagnostic problem = OneProblem.in(wrong, dialect);
    assertThat(Suggested.texts(problem)).noneMatch(text -> text.matches("(.)\\1"));
    assertThat(problem.help())
        .isNotEmpty()
        .doesNotContain("write \"" + "NN")
        .doesNotContain("KK\"");
  }

  /** Beside its capital a small letter is one too many, or the second of a rider. */
  @ParameterizedTest
  @EnumSource(Dialect.class)
  void aRiderIsOfferedWithTheWord(Dialect dialect) {
    Diagnostic problem = OneProblem.in("wW", dialect);
    assertThat(Suggested.first(problem)).isEqualTo("W");
    assertThat(problem.advice().suggestions())
        .filteredOn(suggestion -> suggestion.text().equals("WW"))
        .extracting(Suggestion::reason)
        .allMatch(reason -> reason.contains("rider"));
  }

  /** A text that another program writes, or with two mistakes, is not offered as a third piece. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pgW2               | g     | pW2,gW2",
        "mfmWmfF            | m     | mfWmfF,fmWmfF",
        "FADCG + 4L         | ' '   |",
        "t[FR]t[WB]         | R     |",
        "mWc{hurdles: 1,1}W | {     |"
      })
  void nothingIsOfferedThatNobodyMeans(String wrong, String place, String meant) {
    List<Diagnostic> problems = diagnoses(wrong);
    assertThat(wrong.substring(problems.get(0).span().start())).startsWith(place);
    assertThat(problems)
        .flatExtracting(Suggested::texts)
        .hasSameElementsAs(meant == null ? List.of() : List.of(meant.split(",")));
  }

  private static List<Diagnostic> diagnoses(String notation) {
    Work work = Work.on(notation);
    return DialectHint.add(
        notation, Dialect.XBETZA, Notations.read(notation, Dialect.XBETZA, work), work);
  }

  /** A letter t before a bracket leaves open whether the piece may stop after the first leg. */
  @Test
  void noWayToJoinTwoLegsIsCertain() {
    Advice advice = OneProblem.in("t[FR]", Dialect.XBETZA).advice();
    assertThat(advice.suggestions()).extracting(Suggestion::text).containsExactly("[F?R]", "[F-R]");
    assertThat(advice.suggestions()).noneMatch(advice::isCertain);
  }

  /** Nothing says whether two letters h stand for a direction. */
  @Test
  void severalLettersAreNotLeftOut() {
    assertThat(Suggested.texts(OneProblem.in("hhB", Dialect.XBETZA))).isEmpty();
  }

  /** In brackets of BEX this letter means nothing, and no effect of it is likelier than others. */
  @Test
  void noEffectIsGuessed() {
    assertThat(Suggested.texts(OneProblem.in("NAD[aK]", Dialect.BEX))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "fmWfcf,       XBETZA,   fmWfcF",
    "fMWfcF,       XBETZA,   fmWfcF",
    "FYafsF,       XBETZA,   FyafsF",
    "KiSO2,        XBETZA,   KisO2",
    "[f?R],        XBETZA,   [F?R]",
    "F(mf-R),      BEX,      F(mF-R)",
    "[crr],        BEX,      [crR]",
    "[CrR],        BEX,      [crR]",
    "mN--n,        BEX,      mN--N",
    "MW-F,         BEX,      mW-F",
    "W-f,          EXTENDED, W-F",
    "(fmW)(fcf),   EXTENDED, (fmW)(fcF)",
    "Ftr,          EXTENDED, FtR",
    "w-F,          EXTENDED, W-F",
    "FTR,          EXTENDED, FtR",
    "fMWfcF,       CLASSIC,  fmWfcF",
    "wf,           XBETZA,   WF",
    "fmwfcf,       XBETZA,   fmWfcF",
    "fmwfcf,       BEX,      fmWfcF",
    "fyafsf,       XBETZA,   FyafsF",
    "mrcpr,        CLASSIC,  mRcpR",
    "FYAFSF,       XBETZA,   FyafsF",
    "FMWFCF,       CLASSIC,  fmWfcF",
    "w-f,          EXTENDED, W-F",
    "DPCF,         BEX,      DpcF"
  })
  void atomsAreCapitals(String wrong, Dialect dialect, String meant) {
    Diagnostic problem = OneProblem.in(wrong, dialect);
    assertThat(Suggested.texts(problem)).contains(meant);
    assertThat(problem.help()).containsPattern("\\((capital|small) [A-Za-z]");
    assertThat(Notations.read(meant, dialect).problems()).isEmpty();
  }

  /** The name of a piece is no notation in small letters. */
  @Test
  void aNameStaysAName() {
    assertThat(Suggested.texts(OneProblem.in("knight", Dialect.XBETZA))).containsExactly("N");
  }

  @ParameterizedTest
  @CsvSource({
    "c[w]fF,   BEX,      [cw]fF",
    "[caa]K,   BEX,      [ca]K",
    "mK--[rcK],BEX,      mK--[crK]",
    "W-FD),    EXTENDED, W-(FD)",
    "(mW-F]2,  BEX,      (mW-F)2",
    "F--F,     EXTENDED, F-F",
    "Nr5,      CLASSIC,  rN5"
  })
  void oneEditIsEnough(String wrong, Dialect dialect, String meant) {
    assertThat(Suggested.texts(OneProblem.in(wrong, dialect))).contains(meant);
  }

  /**
   * What to type is a text of the same dialect, also where a rule has no single letter to change.
   */
  @ParameterizedTest
  @CsvSource({
    "f(RtrR),        EXTENDED, (fR)trR",
    "(fW-F)-W,       EXTENDED, ((fW)-F)-W",
    "(FtLF)r0,       EXTENDED, (FtLF)r3",
    "mK-aaK,         EXTENDED, mK-aK",
    "afrN,           XBETZA,   hrafrNhlaflN",
    "ahrN,           XBETZA,   hraN",
    "(paf)2(caf)2R,  XBETZA,   pafpaf(caf)2R",
    "(paf)36R,       XBETZA,   (paf)R",
    "mW--[xiK]+mB,   BEX,      mW+mB+[xiK]",
    "mR-A[cu],       BEX,      mR-A--[cu]",
    "mR--[ccN],      BEX,      mR--[ccD]"
  })
  void theRuleItselfOffersAText(String wrong, Dialect dialect, String meant) {
    assertThat(Suggested.first(OneProblem.in(wrong, dialect))).isEqualTo(meant);
    assertThat(Notations.read(meant, dialect).problems()).isEmpty();
  }

  /** Which directions a needless move has does not matter. */
  @Test
  void aNeedlessMoveIsOneMistake() {
    assertThat(Suggested.first(OneProblem.in("WfKF", Dialect.XBETZA))).isEqualTo("WF");
  }

  /** Of a letter that is written several times the words say which one. */
  @Test
  void equalLettersAreToldApart() {
    assertThat(OneProblem.in("mfmWmfF", Dialect.XBETZA).suggestions())
        .extracting(Suggestion::reason)
        .containsExactly("remove 'm' before 'W'", "remove 'm' before 'f'");
  }

  /** Whoever mends a mistake is not told to mend the correction: `Q0` would bring a warning. */
  @ParameterizedTest
  @CsvSource({"Q\u221e, XBETZA, Q", "W001, CLASSIC, W", "R00, BEX, R"})
  void noSuggestionBringsAWarning(String wrong, Dialect dialect, String meant) {
    assertThat(Suggested.first(OneProblem.in(wrong, dialect))).isEqualTo(meant);
    assertThat(Notations.read(meant, dialect).problems()).isEmpty();
  }
}
