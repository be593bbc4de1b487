package io.github.betza.samples.chu;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.game.Royalty;

/**
 * Chu Shogi, with its lion, which takes two steps in a turn and captures on both. The side that has
 * lost its king has lost the game. Promotion, and the rules against exchanging lions, are left out.
 */
@Variant(
    files = 12,
    ranks = 12,
    setup =
        "lfcsgekgscfl/a1b1txot1b1a/"
            + "mvrhdqndhrvm/pppppppppppp/"
            + "3i4i3/12/"
            + "12/3I4I3/"
            + "PPPPPPPPPPPP/MVRHDNQDHRVM/"
            + "A1B1TOXT1B1A/LFCSGKEGSCFL w - - 0 1",
    royalty = Royalty.LAST_CAPTURED)
public interface ChuShogi {
  /** Steps forward. */
  @Betza(value = "fW", letter = 'P')
  interface Pawn {}

  /** Steps forward or backward. */
  @Betza(value = "vW", letter = 'I')
  interface GoBetween {}

  /** Steps forward, straight or diagonally, or backward. */
  @Betza(value = "fFvW", letter = 'C')
  interface CopperGeneral {}

  /** Steps diagonally or forward. */
  @Betza(value = "FfW", letter = 'S')
  interface SilverGeneral {}

  /** Steps along ranks and files or diagonally forward. */
  @Betza(value = "WfF", letter = 'G')
  interface GoldGeneral {}

  /** Steps diagonally, forward or backward. */
  @Betza(value = "FvW", letter = 'F')
  interface FerociousLeopard {}

  /** Steps in any direction but straight forward. */
  @Betza(value = "FbsW", letter = 'T')
  interface BlindTiger {}

  /** Steps in any direction but straight backward. */
  @Betza(value = "FfsW", letter = 'E')
  interface DrunkElephant {}

  /** Steps along ranks and files or leaps two squares diagonally. */
  @Betza(value = "WA", letter = 'X')
  interface Phoenix {}

  /** Steps diagonally or leaps two squares along ranks and files. */
  @Betza(value = "FD", letter = 'O')
  interface Kirin {}

  /** Slides forward. */
  @Betza(value = "fR", letter = 'L')
  interface Lance {}

  /** Slides forward or backward. */
  @Betza(value = "vR", letter = 'A')
  interface ReverseChariot {}

  /** Slides sideways or steps forward or backward. */
  @Betza(value = "vWsR", letter = 'M')
  interface SideMover {}

  /** Slides forward or backward or steps sideways. */
  @Betza(value = "sWvR", letter = 'V')
  interface VerticalMover {}

  /** Slides along diagonals. */
  @Betza(value = "B", letter = 'B')
  interface Bishop {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Rook {}

  /** Slides along diagonals or steps along ranks and files. */
  @Betza(value = "BW", letter = 'H')
  interface DragonHorse {}

  /** Slides along ranks and files or steps diagonally. */
  @Betza(value = "RF", letter = 'D')
  interface DragonKing {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface FreeKing {}

  /**
   * Steps twice, leaps to where two steps lead, captures on both, captures a neighbour and stays,
   * or passes.
   */
  @Betza(value = "KNADcaKcabKmabK", letter = 'N')
  interface Lion {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
