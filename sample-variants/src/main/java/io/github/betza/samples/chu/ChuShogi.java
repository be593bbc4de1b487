package io.github.betza.samples.chu;

import io.github.betza.Betza;
import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * Chu Shogi, with its lion, which takes two steps in a turn and captures on both. Pieces may
 * promote when they enter the last four ranks, or capture there; a pawn also on the last rank. The
 * side that has lost its king, and the prince where it has one, has lost the game. The rules
 * against exchanging lions are left out, and those against repetition and about a bare king.
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
    promotions = {
      @Promotion(
          of = "ICSGFTEXOLAMVBRHD",
          to = "+",
          zone = "9-12",
          on = Promoting.ENTRY_OR_CAPTURE,
          optional = true),
      @Promotion(
          of = "P",
          to = "+",
          zone = "9-11",
          on = Promoting.ENTRY_OR_CAPTURE,
          optional = true),
      @Promotion(of = "P", to = "+", zone = "12", optional = true)
    },
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

  /** Steps along ranks and files or diagonally forward, as a gold general. */
  @Betza(value = "WfF", letter = 'P', promoted = true, name = "Tokin")
  interface PromotedPawn {}

  /** Moves as a drunk elephant. */
  @Betza(value = "FfsW", letter = 'I', promoted = true, name = "Drunk elephant")
  interface PromotedGoBetween {}

  /** Moves as a side mover. */
  @Betza(value = "vWsR", letter = 'C', promoted = true, name = "Side mover")
  interface PromotedCopperGeneral {}

  /** Moves as a vertical mover. */
  @Betza(value = "sWvR", letter = 'S', promoted = true, name = "Vertical mover")
  interface PromotedSilverGeneral {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'G', promoted = true, name = "Rook")
  interface PromotedGoldGeneral {}

  /** Slides along diagonals. */
  @Betza(value = "B", letter = 'F', promoted = true, name = "Bishop")
  interface PromotedLeopard {}

  /** Slides forward or backward or steps in any other direction. */
  @Betza(value = "vRFsW", letter = 'T', promoted = true)
  interface FlyingStag {}

  /** Steps one square, and is as good as a king. */
  @Betza(value = "K", letter = 'E', promoted = true, royal = true)
  interface Prince {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'X', promoted = true, name = "Free king")
  interface PromotedPhoenix {}

  /** Moves as a lion. */
  @Betza(value = "KNADcaKcabKmabK", letter = 'O', promoted = true, name = "Lion")
  interface PromotedKirin {}

  /** Slides forward, straight or diagonally, or backward. */
  @Betza(value = "vRfB", letter = 'L', promoted = true)
  interface WhiteHorse {}

  /** Slides backward, straight or diagonally, or forward. */
  @Betza(value = "vRbB", letter = 'A', promoted = true)
  interface Whale {}

  /** Slides diagonally or sideways. */
  @Betza(value = "BsR", letter = 'M', promoted = true)
  interface FreeBoar {}

  /** Slides diagonally, forward or backward. */
  @Betza(value = "BvR", letter = 'V', promoted = true)
  interface FlyingOx {}

  /** Slides along diagonals or steps along ranks and files. */
  @Betza(value = "BW", letter = 'B', promoted = true, name = "Dragon horse")
  interface PromotedBishop {}

  /** Slides along ranks and files or steps diagonally. */
  @Betza(value = "RF", letter = 'R', promoted = true, name = "Dragon king")
  interface PromotedRook {}

  /** Slides in all directions but straight forward, where it moves as a lion does. */
  @Betza(value = "BbsRfWfDfcafWfcabWfmabW", letter = 'H', promoted = true)
  interface HornedFalcon {}

  /** Slides in all directions but diagonally forward, where it moves as a lion does. */
  @Betza(value = "RbBfFfAfcafFfcabFfmabF", letter = 'D', promoted = true)
  interface SoaringEagle {}
}
