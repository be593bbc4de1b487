package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.SameMoves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The sentences of seed 004 that have an example, in their order. The moves were worked out by hand
 * from the sentence, or are those of an equivalent notation in XBETZA.
 */
class ExtendedSentencesTest {

  @Test
  void fRIsARookThatOnlyMovesForward() {
    assertThat(Position.from("d4").own("e4").moves("fR")).isEqualTo("d5 d6 d7 d8");
    assertThat(Position.from("d4").enemy("d6").moves("fR")).isEqualTo("d5 d6");
  }

  @ParameterizedTest
  @CsvSource({
    "O, a1",
    "W, a2 b1",
    "F, b2",
    "D, a3 c1",
    "A, c3",
    "I, a4 d1",
    "H, a4 d1",
    "L, b4 d2",
    "C, b4 d2",
    "J, c4 d3",
    "Z, c4 d3",
    "G, d4",
    "N, b3 c2"
  })
  void eachAtomIsALeapOfTheVectorInTheTable(String atom, String moves) {
    assertThat(Position.from("a1").moves(atom)).isEqualTo(moves);
  }

  @Test
  void numericCoordinatesGoInAllDirections() {
    assertThat(Position.from("d4").moves("(4,1)")).isEqualTo("c8 e8 h3 h5");
    assertThat(Position.from("e5").moves("(1,4)")).isEqualTo("a4 a6 d1 f1");
    assertThat(Position.from("e5").moves("(0001,4)")).isEqualTo("a4 a6 d1 f1");
  }

  @Test
  void aPieceThatOnlyLeapsFourForwardAndOneLeftOrRightIsAForwardGiraffe() {
    assertThat(Position.from("d4").moves("f(4,1)")).isEqualTo("c8 e8");
  }

  @Test
  void fbMeansForwardAndBackwardMovesButNotSideways() {
    assertThat(Position.from("d4").moves("fbW")).isEqualTo("d3 d5");
    SameMoves.check("vW", Dialect.XBETZA, "fbW", Dialect.EXTENDED);
  }

  @Test
  void mcIsTheDefault() {
    assertThat(Notations.read("mcW", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("W", Dialect.EXTENDED).piece());
  }

  @Test
  void cCapturesOnlyAndMMovesButDoesNotCapture() {
    Position position = Position.from("d4").enemy("d5", "e4").own("c4");
    assertThat(position.moves("cW")).isEqualTo("d5 e4");
    assertThat(position.moves("mW")).isEqualTo("d3");
  }

  @Test
  void nCannotJumpOverAnOccupiedSquare() {
    assertThat(Position.from("a1").own("a2").moves("nD")).isEqualTo("c1");
    assertThat(Position.from("a1").enemy("b2").moves("nG")).isEmpty();
    SameMoves.check("nH", Dialect.XBETZA, "nI", Dialect.EXTENDED);
  }

  @Test
  void jMustJumpExactlyOne() {
    assertThat(Position.from("a1").own("a2").moves("jD")).isEqualTo("a3");
    assertThat(Position.from("a1").own("a2", "a3").moves("jH")).isEmpty();
    assertThat(Position.from("a1").own("a2").enemy("c1").moves("jH")).isEqualTo("a4 d1");
    assertThat(Position.from("a1").own("a3").enemy("a6").moves("jfR")).isEqualTo("a4 a5 a6");
    assertThat(Position.from("a1").own("a3").moves("fjW4")).isEqualTo("a4 a5");
  }

  @Test
  void jjCanJumpOverAnyNumberOfPieces() {
    assertThat(Position.from("a1").own("a2", "a4").enemy("a5", "a7").moves("fjjR"))
        .isEqualTo("a3 a5 a6 a7 a8");
    assertThat(Position.from("a1").own("a2").enemy("a3").moves("fjjW3")).isEqualTo("a3 a4");
  }

  @Test
  void pCapturesIfItJumpsOverOneObstacleAndMovesIfItDoesNotJump() {
    Position position = Position.from("a1").own("a4").enemy("a7", "c1", "e1");
    assertThat(position.moves("pR")).isEqualTo("a2 a3 a7 b1 e1");
    SameMoves.check("mRcpR", Dialect.XBETZA, "pR", Dialect.EXTENDED);
    SameMoves.check("mnDcjD", Dialect.XBETZA, "pD", Dialect.EXTENDED);
  }

  @Test
  void gMustLandDirectlyBehindTheFirstObstacle() {
    assertThat(Position.from("a1").own("a3", "a5").moves("gR")).isEqualTo("a4");
    SameMoves.check("gQ", Dialect.XBETZA, "gQ", Dialect.EXTENDED);
    SameMoves.check("gafNN", Dialect.XBETZA, "gN0", Dialect.EXTENDED);
  }

  @Test
  void qRepeatsABasicStepAtAnAngleAndZAlternates() {
    SameMoves.check("qN", Dialect.XBETZA, "qN", Dialect.EXTENDED);
    SameMoves.check("zB", Dialect.XBETZA, "zB", Dialect.EXTENDED);
    SameMoves.check("fzF", Dialect.XBETZA, "fzF", Dialect.EXTENDED);
  }

  @Test
  void oWrapsAroundOnACylinderBoard() {
    assertThat(Position.from("a1").own("a2", "b1").moves("oW")).isEqualTo("h1");
    SameMoves.check("oB", Dialect.XBETZA, "oB", Dialect.EXTENDED);
  }

  @ParameterizedTest
  @CsvSource({
    "f, c6 e6",
    "b, c2 e2",
    "l, b3 b5",
    "r, f3 f5",
    "s, b3 b5 f3 f5",
    "v, c2 c6 e2 e6",
    "fh, b5 c6 e6 f5",
    "bh, b3 c2 e2 f3",
    "lh, b3 b5 c2 c6",
    "rh, e2 e6 f3 f5",
    "fs, b5 f5",
    "bs, b3 f3",
    "lv, c2 c6",
    "rv, e2 e6",
    "fr, f5",
    "rf, e6"
  })
  void directionLettersSelectKnightMoves(String letters, String moves) {
    assertThat(Position.from("d4").moves(letters + "N")).isEqualTo(moves);
  }

  @Test
  void frAndRfAreNotTheSameOnObliqueAtomsAndFsIsFlAndFr() {
    assertThat(Position.from("d4").moves("flN")).isEqualTo("b5");
    assertThat(Position.from("d4").moves("fsN")).isEqualTo(Position.from("d4").moves("flNfrN"));
    assertThat(Position.from("d4").moves("frN")).isNotEqualTo(Position.from("d4").moves("rfN"));
  }

  @Test
  void ffIsTheForwardMostTwo() {
    assertThat(Notations.read("ffN", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("fN", Dialect.EXTENDED).piece());
  }

  @Test
  void iIsForPiecesThatHaveNotMovedYet() {
    assertThat(Position.from("d2").moves("ifmnD")).isEmpty();
    assertThat(Position.from("d2").unmoved().moves("ifmnD")).isEqualTo("d4");
  }

  @Test
  void fmWfcFIsAPawn() {
    assertThat(Position.from("d4").enemy("c5", "d5").own("e5").moves("fmWfcF")).isEqualTo("c5");
    assertThat(Position.from("d4").moves("fmWfcF")).isEqualTo("d5");
  }

  @Test
  void groupsHaveNoMeaningInThemselvesAndDistribute() {
    assertThat(Notations.read("(fmW)(fcF)", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("fmWfcF", Dialect.EXTENDED).piece());
    assertThat(Notations.read("m(AB)", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("mAmB", Dialect.EXTENDED).piece());
    assertThat(Notations.read("fm(N(DR))", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("fmNfmDfmR", Dialect.EXTENDED).piece());
  }

  @ParameterizedTest
  @CsvSource({"K, WF", "B, F0", "R, W0", "Q, RB", "C, L", "Z, J"})
  void shortcutsStandForOtherAtoms(String shortcut, String atoms) {
    assertThat(Position.from("d4").enemy("f6").own("d6").moves(shortcut))
        .isEqualTo(Position.from("d4").enemy("f6").own("d6").moves(atoms));
  }

  @Test
  void concatenatedAtomsJoinTheirMovesSoWFIsAKing() {
    assertThat(Position.from("d4").moves("WF")).isEqualTo("c3 c4 c5 d3 d5 e3 e4 e5");
  }

  @Test
  void aKPrefixIndicatesRoyalty() {
    assertThat(Notations.read("kK", Dialect.EXTENDED).royal()).isTrue();
    assertThat(Notations.read("k(WF)", Dialect.EXTENDED).royal()).isTrue();
    assertThat(Notations.read("WkF", Dialect.EXTENDED).royal()).isTrue();
    assertThat(Notations.read("K", Dialect.EXTENDED).royal()).isFalse();
    assertThat(Notations.read("kK", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("K", Dialect.EXTENDED).piece());
  }

  @Test
  void f3SlidesDiagonallyUpToThreeSteps() {
    assertThat(Position.from("a1").moves("F3")).isEqualTo("b2 c3 d4");
    assertThat(Position.from("a1").own("d4").moves("F3")).isEqualTo("b2 c3");
  }

  @Test
  void ftrIsTheGriffonAndFrTheDragonHorse() {
    assertThat(Position.from("a1").moves("FtR"))
        .isEqualTo("b2 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2 g2 h2");
    assertThat(Position.from("a1").own("b2").moves("FtR")).isEmpty();
    assertThat(Position.from("a1").enemy("b2").moves("FtR")).isEqualTo("b2");
    SameMoves.check("FR", Dialect.XBETZA, "FR", Dialect.EXTENDED);
  }

  @Test
  void theXiangqiHorseIsBlockedOnTheIntermediateSquare() {
    assertThat(Position.from("d4").own("d5").moves("W-F")).isEqualTo("b3 b5 c2 e2 f3 f5");
  }

  @ParameterizedTest
  @CsvSource({"t, e4 f4", "-, f4"})
  void overAnEmptyConnectionSquare(char operator, String moves) {
    assertThat(Position.from("d4").moves("rW" + operator + "W")).isEqualTo(moves);
    assertThat(Position.from("d4").moves("r(W" + operator + "W)")).isEqualTo(moves);
  }

  @Test
  void operatorsAskForTheConnectionSquare() {
    Position enemy = Position.from("d4").enemy("e4");
    assertThat(enemy.moves("rWtW")).isEqualTo("e4");
    assertThat(enemy.moves("rW-W")).isEmpty();
    assertThat(enemy.moves("rW+W")).isEqualTo("f4");
    assertThat(enemy.moves("rW?W")).isEmpty();
    assertThat(enemy.moves("rW!W")).isEqualTo("f4");
    assertThat(enemy.moves("rWxW")).isEqualTo("f4xe4");
    assertThat(enemy.moves("rWdW")).isEqualTo("f4xe4");
    assertThat(enemy.moves("rRyF")).isEmpty();
    Position own = Position.from("d4").own("f4");
    assertThat(own.moves("rRtW")).isEqualTo("e4");
    assertThat(own.moves("rR+W")).isEqualTo("g4");
    assertThat(own.moves("rR?W")).isEqualTo("g4");
    assertThat(own.moves("rR!W")).isEmpty();
    assertThat(own.moves("rRxW")).isEmpty();
    assertThat(own.moves("rRdW")).isEqualTo("g4xf4");
    assertThat(own.moves("rRyW")).isEmpty();
  }

  @Test
  void ySplitsOneStepBeforeTheFirstObstacle() {
    assertThat(Position.from("a1").own("a5", "c1").moves("RyrW")).isEqualTo("b4");
    assertThat(Position.from("a1").own("b1").moves("RysW")).isEmpty();
    assertThat(Position.from("a1").enemy("a4").moves("RyK")).isEqualTo("a4");
  }

  @Test
  void wRightWLeftWEndsOneRightAndTwoForward() {
    assertThat(Position.from("d4").moves("f(W-rW-lW)")).isEqualTo("e6");
    assertThat(Position.from("d4").own("e5").moves("W-rW-lW")).isEqualTo("b5 c2 f3");
    assertThat(Position.from("d4").own("d5").moves("W-rW-lW")).isEqualTo("b5 c2 f3");
    assertThat(Position.from("d4").own("e5").moves("W-F")).contains("e6");
  }

  @Test
  void theFerzAfterAWazirGoesToTheOutwardPair() {
    assertThat(Notations.read("W-F", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("W-fF", Dialect.EXTENDED).piece());
    SameMoves.check("afsW", Dialect.XBETZA, "W-frFW-flF", Dialect.EXTENDED);
  }

  @Test
  void qPlusKIsTheGrasshopper() {
    Position position = Position.from("a1").own("a3", "c3").enemy("d4", "d1");
    assertThat(position.moves("Q+K")).isEqualTo("a4 d4 e1");
  }

  @Test
  void theXiangqiCannonCapturesBehindOneObstacle() {
    Position position = Position.from("a1").own("a3").enemy("a6", "c1");
    assertThat(position.moves("mRcR+R")).isEqualTo("a2 a6 b1");
    assertThat(Notations.read("mRcR+R", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("mRc(R+R)", Dialect.EXTENDED).piece());
  }

  @Test
  void enPassantIsACaptureToTheRightAndAStepForward() {
    Position position = Position.from("d5").enemy("e5", "d6", "c5");
    assertThat(position.moves("frmWxlW")).isEqualTo("e6xe5");
    assertThat(position.moves("frm(WxlW)")).isEqualTo("e6xe5");
    assertThat(Position.from("d5").enemy("e5", "e6").moves("frmWxlW")).isEmpty();
    assertThat(position.moves("WxlW")).isEqualTo("c4xc5 c6xd6 e6xe5");
  }

  @Test
  void aCheckerJumpsForwardAndDestroysWhatItJumps() {
    Position position = Position.from("d4").enemy("e5", "c3", "c5").own("b6");
    assertThat(position.moves("fmFfmFxF")).isEqualTo("f6xe5");
    assertThat(Position.from("d4").enemy("e5", "f6").moves("fmFfmFxF")).isEqualTo("c5");
  }

  @Test
  void rifleCaptureByARookDestroysWithoutMoving() {
    Position position = Position.from("a1").enemy("a5", "b1").own("c1");
    assertThat(position.moves("RxebR")).isEqualTo("a1xa5 a1xb1");
    SameMoves.check("caibR", Dialect.XBETZA, "RxebR", Dialect.EXTENDED);
  }

  @Test
  void theWithdrawerDestroysThePieceFromWhichItMovesAway() {
    Position position = Position.from("d2").enemy("d3").own("d1", "f2", "b2", "g5");
    assertThat(position.moves("mKxbK-Q")).isEmpty();
    Position free = Position.from("d4").enemy("d5").own("d1");
    assertThat(free.moves("mKxbK-Q")).isEqualTo("d2xd5 d3xd5");
    assertThat(free.moves("mQmKxbK-Q")).contains("d2xd5", "d2 ", "e4", "a1");
  }

  @Test
  void theLionHitsAndRunsAndCapturesTwice() {
    Position position = Position.from("a1").enemy("b2", "c3").own("a2", "b1", "c1");
    assertThat(position.moves("KxaK")).isEqualTo("a1xb2 a3xb2 b3xb2 c2xb2 c3xb2");
    SameMoves.check("caKcabK", Dialect.XBETZA, "KxaK", Dialect.EXTENDED);
  }

  @Test
  void theTurnPassingMoveNeedsAnEmptyNeighbour() {
    Position free = Position.from("a1").own("a2", "b1");
    Position shut = Position.from("a1").own("a2", "b1").enemy("b2");
    assertThat(free.moves("K-bK")).isEqualTo("a1");
    assertThat(shut.moves("K-bK")).isEmpty();
    assertThat(shut.moves("O")).isEqualTo("a1");
    SameMoves.check("mabK", Dialect.XBETZA, "K-bK", Dialect.EXTENDED);
  }

  @Test
  void aPathThatReturnsIsReferredToItsFirstStep() {
    Position position = Position.from("d4").enemy("d6", "f4");
    assertThat(position.moves("fRxebR")).isEqualTo("d4xd6");
    assertThat(position.moves("rRxebR")).isEqualTo("d4xf4");
  }

  @Test
  void exponentsRepeatThenStraightOn() {
    assertThat(Notations.read("W3", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("Wtf3", Dialect.EXTENDED).piece());
    SameMoves.check("W3", Dialect.XBETZA, "WtfWtfW", Dialect.EXTENDED);
    SameMoves.check("W3", Dialect.XBETZA, "W3", Dialect.EXTENDED);
  }

  @Test
  void wMinus3IsExactlyThreeSteps() {
    assertThat(Position.from("a1").own("c1").moves("W-3")).isEqualTo("a4");
    assertThat(Position.from("a1").own("c1").moves("W-fW-fW")).isEqualTo("a4");
  }

  @Test
  void wx3CapturesTheFirstTwo() {
    Position position = Position.from("a1").enemy("a2", "a3", "b1");
    assertThat(position.moves("Wx3")).isEqualTo("a4xa2xa3");
    assertThat(position.enemy("a4").moves("Wx3")).isEqualTo("a4xa2xa3");
  }

  @Test
  void nrf8BendsRightWithEveryStep() {
    SameMoves.check("Nrf3", Dialect.EXTENDED, "NtrfNtrfN", Dialect.EXTENDED);
    SameMoves.check("Nrf8Nlf8", Dialect.EXTENDED, "qNN-rf8N-lf8", Dialect.EXTENDED);
  }

  @Test
  void theEighthStepOfARoseComesBackToItsSquare() {
    assertThat(Position.from("a4").moves("N-rf8")).isEqualTo("a4");
    assertThat(Notations.read("Nrf0", Dialect.EXTENDED).piece())
        .isEqualTo(Notations.read("Nrf7", Dialect.EXTENDED).piece());
  }

  @Test
  void theCrookedBishopTurnsAlternately() {
    assertThat(Position.from("a1").moves("(FtlF)r0")).isEqualTo("a3 a5 a7 b2 b4 b6 b8");
    SameMoves.check("(FtlF)r2", Dialect.EXTENDED, "FtlFtrFtlF", Dialect.EXTENDED);
    SameMoves.check("zB4", Dialect.XBETZA, "(FtlF)r2(FtrF)l2", Dialect.EXTENDED);
  }
}
