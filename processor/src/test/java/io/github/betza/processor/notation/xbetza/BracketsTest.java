package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.notation.MovesOf;
import io.github.betza.processor.notation.SameMoves;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What brackets mean. */
class BracketsTest {

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "[F?R], FyafsF",
    "[F?R], [F?fsR]",
    "[W?B], WyafsW",
    "[F-R], yafsF",
    "[W-B], yafsW",
    "[F-bR], yabsF",
    "[W-bB], yabsW",
    "[F-B], yafF",
    "[W-R], yafW",
    "[W-sR], yasW",
    "[W?sR], WyasW",
    "[R-sR], asR",
    "[R?sR], RasR",
    "[R3-sR3], asR3",
    "[W-F], afsW",
    "[F-W], afsF",
    "[W-fF], afsW",
    "[W-F-bF], afsabW",
    "[vW?fsB], vWvyafsW",
    "[sW-sW-fW-sR], sasafyasW",
    "[sW?sW?fW?sR], sWsasWsasafWsasafyasW",
    "[N-N], afN"
  })
  void theDirectionsAreThoseOfLegsWrittenWithAgain(String bracket, String legs) {
    SameMoves.check(bracket, Dialect.XBETZA, legs, Dialect.XBETZA);
  }

  /** {@code q} and {@code z} are {@code r} and {@code l}, by the last turn. */
  @Test
  void turnsToASideAreThoseOfLeftAndRight() {
    SameMoves.check("[W-rN-zW][W-lN-zW]", Dialect.XBETZA, "[W-rN-lW][W-lN-rW]", Dialect.XBETZA);
    SameMoves.check(
        "[N-rfK-fqR][N-lfK-fqR]", Dialect.XBETZA, "[N-rfK-frR][N-lfK-flR]", Dialect.XBETZA);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "[cK-bK], cabK",
    "[cR-ibR], caibR",
    "[cR-ebR], cabeR",
    "[pR-fR], pafR",
    "[pR-sR], pasR",
    "[mcR-sR], mcasR",
    "[dW-F], dafsW",
    "[kW-F], kafsW",
    "[uW-F], afsW",
    "[ucW-F], ucafsW",
    "[mpN-fN], mpafN",
    "[cpQ-fQ], cpafQ",
    "[tpR-fR], tpafR",
    "[nD-fD], nafD",
    "[jR-sR], jasR",
    "[oR-sR], oasR",
    "o[R-oosR], oaoosR",
    "oo[R-osR], ooaoosR",
    "[W-xfW-W], afxafW",
    "[F-pR], yafspF",
    "[F-gR], yafsgF",
    "[F?cR], FyafscF",
    "m[F?cR], mFyafscF",
    "[F-mR], yafsmF"
  })
  void theModifiersOfALegAreThoseOfLegsWrittenWithAgain(String bracket, String legs) {
    SameMoves.check(bracket, Dialect.XBETZA, legs, Dialect.XBETZA);
  }

  @ParameterizedTest
  @CsvSource({
    "m[F?R], mFyafsmF",
    "c[F?R], cFyafscF",
    "d[F?R], dFyafsdF",
    "cd[F?R], cdFyafscdF",
    "t[F?R], tFyafstF",
    "k[F?R], kFyafskF",
    "i[F?R], iFiyafsF",
    "o[F?R], oFoyafsoF",
    "oo[F?R], ooFooyafsooF",
    "u[cW-F], cafsuW",
    "u[cW-mF], [cW-muF]",
    "mu[cW-tF], [cW-mutF]",
    "u[cW-dF], [cW-duF]",
    "u[W-mF], [W-mF]"
  })
  void modifiersInFrontConcernTheWholeMove(String bracket, String legs) {
    SameMoves.check(bracket, Dialect.XBETZA, legs, Dialect.XBETZA);
  }

  /** The numbers of moves from d4 of an empty board that are known of the griffon's family. */
  @ParameterizedTest
  @CsvSource({
    "[F?R], 24",
    "[W?B], 24",
    "[D?B], 16",
    "v[F?R], 14",
    "v[W?B], 12",
    "[F-B], 9",
    "[W-R], 10"
  })
  void theGriffonsFamilyHasSoManyMoves(String bracket, int moves) {
    assertThat(MovesOf.fromD4(bracket, Dialect.XBETZA)).hasSize(moves);
  }

  @ParameterizedTest
  @CsvSource({
    // A path that stops early is kept with every whole path that goes on from it.
    "v[F?R], c3 c2 c1 c5 c6 c7 c8 e3 e2 e1 e5 e6 e7 e8",
    "v[W?B], d5 c6 b7 a8 e6 f7 g8 d3 c2 b1 e2 f1",
    "fr[W?B], e4 f5 g6 h7",
    "rf[W?B], d5 e6 f7 g8",
    "f[F-R], c6 c7 c8 e6 e7 e8",
    "fs[F-R], b5 a5 f5 g5 h5",
    "hr[F-R], e6 e7 e8 f3 g3 h3 c2 c1 b5 a5",
    // A slide counts as long as it can be: the wazir's square to the east, then northwards.
    "fr[W-sR], e5 f5 g5 h5",
    "f[W-F], c6 e6",
    "b[W-W], d2",
    // A path that comes back leads where its first step does.
    "r[W-bW], d4"
  })
  void directionsInFrontSelectWholePaths(String bracket, String squares) {
    assertThat(MovesOf.fromD4(bracket, Dialect.XBETZA))
        .containsExactlyInAnyOrder(squares.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource({
    // To one side, and then to the same side, or to the other.
    "[fW-sW-qW], c4 e4",
    "[fW-sW-zW], c6 e6",
    "[fW-sW-sW], c4 c6 e4 e6",
    "[fW-F-qF], b5 f5",
    "[fW-fF-zfW], c7 e7"
  })
  void handsAreKeptOrChanged(String bracket, String squares) {
    assertThat(MovesOf.fromD4(bracket, Dialect.XBETZA))
        .containsExactlyInAnyOrder(squares.split(" ", -1));
  }

  @Test
  void theFirstStepIsLameAndMayCapture() {
    assertThat(MovesOf.fromD4("[fF?R]", Dialect.XBETZA, "ae5 Ac5")).containsExactly("e5");
    assertThat(MovesOf.fromD4("[fF?R]", Dialect.XBETZA, "ae7 Ac6"))
        .containsExactlyInAnyOrder("c5", "b5", "a5", "e5", "e6", "e7", "f5", "g5", "h5");
    assertThat(MovesOf.fromD4("[fF-R]", Dialect.XBETZA, "ae5 Ac6"))
        .containsExactlyInAnyOrder("b5", "a5");
  }
}
