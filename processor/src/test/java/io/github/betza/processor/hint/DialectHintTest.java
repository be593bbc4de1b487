package io.github.betza.processor.hint;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.Suggested;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever took another dialect than the one that was said is told so, once. */
final class DialectHintTest {
  private static List<Diagnostic> plain(String notation, Dialect dialect) {
    return Notations.read(notation, dialect).problems();
  }

  private static List<Diagnostic> hinted(String notation, Dialect dialect) {
    Work work = Work.on(notation);
    return DialectHint.add(notation, dialect, Notations.read(notation, dialect, work), work);
  }

  private static Diagnostic only(String notation, Dialect dialect) {
    return OneProblem.only(hinted(notation, dialect));
  }

  @ParameterizedTest
  @CsvSource({
    "BEX,      FtR,  set dialect = Dialect.EXTENDED (there it means, set dialect = Dialect.EXTENDED",
    "BEX,      mNxaN, set dialect = Dialect.EXTENDED (there it means, set dialect = Dialect.EXTENDED",
    "XBETZA,   W-3,  set dialect = Dialect.EXTENDED (there it means, set dialect = Dialect.EXTENDED",
    "EXTENDED, W03,  set dialect = Dialect.BEX (there it means, set dialect = Dialect.BEX"
  })
  void theHelpOfTheErrorNamesThem(Dialect dialect, String notation, String hint, String remedy) {
    assertThat(only(notation, dialect).help()).contains(hint).contains(remedy);
  }

  /** The same letters may be another piece there, so it is said which one. */
  @Test
  void theHelpSaysHowThePieceMovesThereAndWritesThatHere() {
    assertThat(only("Q+K", Dialect.XBETZA).help())
        .contains(
            "set dialect = Dialect.EXTENDED (there it means \"Slides any number of squares in any"
                + " direction up to a piece, which it hops over, then steps one square straight on,")
        .contains("write \"gQ\" (what your text means in EXTENDED)");
  }

  @ParameterizedTest
  @CsvSource({
    "XBETZA,   mR+cpR,       cpRmR",
    "XBETZA,   j(mW-F),      pafsW",
    "EXTENDED, [F?R],        FtR",
    "EXTENDED, mRcabeR,      RxebRmR",
    "BEX,      afsK,         nN",
    "BEX,      Nrf7Nlf7,     qN",
    "CLASSIC,  Q+K,          gQ",
    "EXTENDED, FX,           '(4,1)'"
  })
  void thePieceIsWrittenInTheDialectThatWasSaid(
      Dialect dialect, String notation, String translation) {
    assertThat(only(notation, dialect).suggestions())
        .extracting(Suggestion::text)
        .contains(translation);
    assertThat(Notations.read(translation, dialect).problems()).isEmpty();
  }

  @Test
  void dialectsThatAgreeAreNamedTogether() {
    assertThat(only("(fmW)(fcF)", Dialect.XBETZA).help())
        .contains("set dialect = Dialect.EXTENDED or Dialect.BEX (")
        .contains("set dialect = Dialect.EXTENDED or Dialect.BEX");
  }

  @Test
  void dialectsThatDifferAreToldApart() {
    assertThat(only("kmW", Dialect.BEX).help())
        .contains("orthogonally, to move or capture a royal enemy piece.\")")
        .contains("; or set dialect = Dialect.EXTENDED (")
        .contains("It is royal.");
  }

  /** What the other dialect says beside the moves may have no letter here. */
  @Test
  void whatATranslationLacksIsTold() {
    assertThat(only("yW", Dialect.XBETZA).help())
        .contains(
            "write \"W\" (what your text means in BEX; that the piece is royal is said in the"
                + " annotation, with 'royal = true')");
  }

  /** Royalty is one mistake too: it is told once, with what the piece is without it. */
  @ParameterizedTest
  @CsvSource({
    "kK,   0, K",
    "kW,   0, W",
    "kN,   0, N",
    "kQ,   0, Q",
    "kWD,  0, WD",
    "kfFW, 0, fFW",
    "KkN,  1, KN",
    "kKkN, 0, KN"
  })
  void aRoyalPieceOfExtendedIsToldFromACaptureOfRoyalPieces(
      String notation, int column, String without) {
    Diagnostic problem = only(notation, Dialect.XBETZA);
    assertThat(problem.code()).isEqualTo(ProblemCode.READ_DIFFERENTLY);
    assertThat(problem.span().start()).isEqualTo(column);
    assertThat(problem.suggestions()).extracting(Suggestion::text).contains(without);
    assertThat(problem.help()).contains("It is royal.").contains("set dialect = Dialect.EXTENDED");
    assertThat(Notations.read(without, Dialect.XBETZA).problems()).isEmpty();
  }

  /** What EXTENDED cannot read so, or has {@code m} and {@code c} in front, is XBETZA's own. */
  @ParameterizedTest
  @ValueSource(
      strings = {"mWkF", "mWcFkN", "kmWcF", "KkfR", "kQmW", "FyafsFkK", "k[F?R]", "kKisO2"})
  void aCaptureOfRoyalPiecesBesideOtherMovesIsNotDoubted(String notation) {
    assertThat(hinted(notation, Dialect.XBETZA)).isEmpty();
  }

  /** A wrong dialect is one mistake, however many of its letters are wrong in this one. */
  @ParameterizedTest
  @CsvSource({
    "KNADcaKcabKmabK, BEX",
    "mafsWmafsW,      BEX",
    "Nrf7Nlf7,        XBETZA",
    "mpafN,           EXTENDED"
  })
  void theDialectIsOneMistake(String notation, Dialect dialect) {
    List<Diagnostic> plain = plain(notation, dialect);
    assertThat(plain).hasSizeGreaterThan(1);

    Diagnostic problem = only(notation, dialect);
    Diagnostic first = plain.stream().filter(Diagnostic::isError).findFirst().orElseThrow();
    assertThat(problem.code()).isEqualTo(first.code());
    assertThat(problem.span()).isEqualTo(first.span());
    assertThat(problem.message()).isEqualTo(first.message());
    assertThat(problem.help()).contains("set dialect = Dialect.");
  }

  /** To leave letters out would take the lion apart: in its dialect they begin legs. */
  @ParameterizedTest
  @CsvSource({
    "KNADcaKcabKmabK, EXTENDED, XBETZA",
    "fmFfcafmF,       EXTENDED, XBETZA",
    "RmasR,           EXTENDED, XBETZA",
    "mRRxebR,         XBETZA,   EXTENDED"
  })
  void ofWhatIsReadDifferentlyNothingIsLeftOut(String notation, Dialect dialect, Dialect meant) {
    assertThat(plain(notation, dialect))
        .anyMatch(
            problem ->
                problem.code() == ProblemCode.REDUNDANT_MOVE
                    || problem.code() == ProblemCode.REDUNDANT_RANGE);

    Diagnostic problem = only(notation, dialect);
    assertThat(problem.code()).isEqualTo(ProblemCode.READ_DIFFERENTLY);
    assertThat(problem.help()).contains("set dialect = Dialect." + meant + " (there it means ");
  }

  /** The cannon of EXTENDED is a rook in BEX, and to leave out moves would only hide that. */
  @ParameterizedTest
  @CsvSource({
    "mRcR+R, 5, 'write \"cjRmR\" (what your text means in EXTENDED); or, as moves of BEX'",
    "W+F+K,  2, as moves of BEX",
    "R+R,    2, 'write \"R\" (as moves of BEX, without those that others include)'"
  })
  void movesThatAnOperatorOfExtendedJoinsAreOneMistake(String notation, int column, String help) {
    assertThat(plain(notation, Dialect.BEX))
        .isNotEmpty()
        .allMatch(problem -> problem.code() == ProblemCode.REDUNDANT_MOVE);

    Diagnostic problem = only(notation, Dialect.BEX);
    assertThat(problem.code()).isEqualTo(ProblemCode.READ_DIFFERENTLY);
    assertThat(problem.span()).isEqualTo(Span.at(column - 1));
    assertThat(problem.help())
        .startsWith("set dialect = Dialect.EXTENDED (there it means ")
        .contains("set dialect = Dialect.EXTENDED")
        .contains(help);
    assertThat(problem.suggestions())
        .allMatch(offer -> Notations.read(offer.text(), Dialect.BEX).problems().isEmpty());
  }

  /** Where EXTENDED cannot read it, or finds fault with it too, the move is needless indeed. */
  @ParameterizedTest
  @ValueSource(strings = {"WK", "R+mR", "W+K=Q", "yK+W+yK"})
  void aNeedlessMoveOfBexIsToldAsBefore(String notation) {
    assertThat(hinted(notation, Dialect.BEX))
        .isEqualTo(plain(notation, Dialect.BEX))
        .anyMatch(problem -> problem.code() == ProblemCode.REDUNDANT_MOVE);
  }

  /** Without the letter a pawn of XBETZA would lose its capture en passant. */
  @Test
  void enPassantOfXbetzaIsNotLeftOutUnseen() {
    Diagnostic problem = only("fmWfceFifmnD", Dialect.BEX);
    assertThat(problem.code()).isEqualTo(ProblemCode.MODIFIER_WITHOUT_EFFECT);
    assertThat(problem.help())
        .isEqualTo(
            "'e' captures en passant in XBETZA: set dialect = Dialect.XBETZA; otherwise write"
                + " \"fmWfcFifmnD\"");
    assertThat(only("fceFbceW", Dialect.BEX).help()).startsWith("'e' captures en passant");
    assertThat(hinted("eF--K", Dialect.BEX)).isEqualTo(plain("eF--K", Dialect.BEX));
  }

  /** What is sound as it stands has hardly a letter in the wrong case. */
  @Test
  void theDialectIsToldBeforeALetterInTheWrongCase() {
    Diagnostic problem = only("mR+cpR", Dialect.EXTENDED);
    assertThat(problem.help())
        .startsWith("set dialect = Dialect.BEX (there it means ")
        .contains("write \"pR\" (what your text means in BEX)");
  }

  /** Without its bracket an exotic effect of BEX would be quite another piece. */
  @ParameterizedTest
  @CsvSource({
    "[xiK,   XBETZA,   [xiK]",
    "[xi]K,  XBETZA,   [xiK]",
    "[cr]K,  XBETZA,   [crK]",
    "[cwQ,   XBETZA,   [cw]Q",
    "F[xiR,  XBETZA,   F[xiR]",
    "[xiK,   EXTENDED, [xiK]"
  })
  void anExoticEffectKeepsItsBracket(String notation, Dialect here, String mended) {
    Diagnostic problem = only(notation, here);
    assertThat(problem.help())
        .contains("write \"" + mended + "\" and set dialect = Dialect.BEX (there it means ")
        .contains("set dialect = Dialect.BEX")
        .doesNotContain("write \"" + notation.replaceAll("[\\[\\]]", "") + "\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[xiK]", "[ci]", "[crfK]", "[xwQ]"})
  void anExoticEffectIsNotOfferedWithoutItsBracket(String notation) {
    assertThat(only(notation, Dialect.XBETZA).help())
        .contains("only BEX has modifiers in brackets")
        .contains("set dialect = Dialect.BEX");
  }

  /** A description that is cut says more than what every other piece does as well. */
  @Test
  void aShortSentenceIsNotAllThatIsTold() {
    assertThat(only("mQ+[cw]Q", Dialect.XBETZA).help())
        .contains(
            "means \"Slides any number of squares in any direction, to move. Steps one square")
        .contains("captures in passing");
  }

  /** A wrong dialect and a slip: what the right dialect offers for the slip is told. */
  @ParameterizedTest
  @CsvSource({
    "[F?R,          BEX,      [F?R], XBETZA",
    "[F>R],         EXTENDED, [F-R], XBETZA",
    "\uff3bF\uff1fR\uff3d, CLASSIC, [F?R], XBETZA",
    "\u041aisO2,    EXTENDED, KisO2, XBETZA",
    "W\uff0bF,      XBETZA,   W+F,   EXTENDED"
  })
  void aSlipInAnotherDialectIsMended(String text, Dialect here, String mended, Dialect meant) {
    assertThat(only(text, here).help())
        .contains("write \"" + mended + "\" and set dialect = Dialect." + meant);
  }

  /** What another dialect offers may be a notation of this one. */
  @ParameterizedTest
  @CsvSource({"KN!, EXTENDED, KN", "m[]K, CLASSIC, mK"})
  void orItIsOfferedInThisOne(String text, Dialect here, String mended) {
    assertThat(Suggested.texts(only(text, here))).contains(mended);
    assertThat(Notations.read(mended, here).isSound()).isTrue();
  }

  /** A hundred thousand paths are not put in words while a compiler waits. */
  @Test
  void ofALargePieceOnlyTheDialectIsNamed() {
    assertThat(only("aaaQ", Dialect.BEX).help()).startsWith("set dialect = Dialect.XBETZA;");
  }

  @ParameterizedTest
  @CsvSource({"WE, XBETZA", "K{, BEX", "'', EXTENDED", "UE, BEX"})
  void whatNoDialectReadsHasNoHint(String notation, Dialect dialect) {
    assertThat(plain(notation, dialect)).anyMatch(Diagnostic::isError);
    assertThat(hinted(notation, dialect)).isEqualTo(plain(notation, dialect));
  }

  @ParameterizedTest
  @CsvSource({"N, XBETZA", "nN, XBETZA", "FtR, EXTENDED", "RR, XBETZA"})
  void aSoundNotationHasNoHint(String notation, Dialect dialect) {
    assertThat(plain(notation, dialect)).noneMatch(Diagnostic::isError);
    assertThat(hinted(notation, dialect)).isEqualTo(plain(notation, dialect));
  }
}
