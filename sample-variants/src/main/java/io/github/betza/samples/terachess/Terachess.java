package io.github.betza.samples.terachess;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * Terachess II, by Jean-Louis Cazaux: 26 kinds of pieces on sixteen files and ranks. The castling
 * field of a FEN says which kings have not moved: {@code K} that of White, {@code k} that of Black.
 *
 * <p>Left out is that the king may not jump when it is in check, nor when every shortest way to the
 * square that it reaches leads over an attacked one; that a troll promotes only with a step and not
 * with a leap; and the rule of fifty moves, which asks for moves of pawns alone, while here other
 * pieces promote as well.
 */
@Variant(
    files = 16,
    ranks = 16,
    setup =
        "sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/"
            + "ernbwigqqgiwbnre/pppppppppppppppp/"
            + "16/16/"
            + "16/16/"
            + "16/16/"
            + "16/16/"
            + "PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/"
            + "CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w Kk - 0 1",
    promotions = {
      @Promotion(of = "PT", to = "Q", zone = "16"),
      @Promotion(of = "I", to = "A", zone = "16"),
      @Promotion(of = "NMZ", to = "F", zone = "16"),
      @Promotion(of = "EWJ", to = "L", zone = "16")
    },
    repetitions = 3)
public interface Terachess {
  /**
   * Steps forward, or two squares from anywhere; captures diagonally forward, en passant as well.
   */
  @Betza(value = "fmWfceFfmnnD", letter = 'P')
  interface Pawn {}

  /** Moves as a simple pawn, or leaps three squares in any of the eight directions. */
  @Betza(value = "GHfmWfcF", letter = 'T')
  interface Troll {}

  /** Steps one square, or goes two forward, and may then be captured en passant. */
  @Betza(value = "KfmnnD", letter = 'I')
  interface Prince {}

  /** Leaps three squares one way and two across. */
  @Betza(value = "Z", letter = 'Z')
  interface Giraffe {}

  /** Leaps three squares one way and one across. */
  @Betza(value = "C", letter = 'M')
  interface Camel {}

  /** Leaps two squares one way and one across. */
  @Betza(value = "N", letter = 'N')
  interface Knight {}

  /** Steps or leaps one or two squares diagonally. */
  @Betza(value = "FA", letter = 'E')
  interface Elephant {}

  /** Steps or leaps one or two squares along ranks and files. */
  @Betza(value = "WD", letter = 'W')
  interface Machine {}

  /** Moves as king or knight. */
  @Betza(value = "KN", letter = 'J')
  interface Centaur {}

  /** Slides as a bishop, and captures behind one piece that it jumps over. */
  @Betza(value = "mBcpB", letter = 'V')
  interface Crocodile {}

  /** Slides along diagonals. */
  @Betza(value = "B", letter = 'B')
  interface Bishop {}

  /** Slides as a bishop, or steps one square along ranks and files. */
  @Betza(value = "BW", letter = 'Y')
  interface Missionary {}

  /** Slides as a rook, and captures behind one piece that it jumps over. */
  @Betza(value = "mRcpR", letter = 'C')
  interface Cannon {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Rook {}

  /** Slides as a rook, or steps one square diagonally. */
  @Betza(value = "RF", letter = 'S')
  interface Admiral {}

  /** Steps one square along ranks and files, and goes on outward as a bishop. */
  @Betza(value = "[W?B]", letter = 'U')
  interface Rhinoceros {}

  /** Steps one square diagonally, and goes on outward as a rook. */
  @Betza(value = "[F?R]", letter = 'G')
  interface Eagle {}

  /** Moves as bishop or knight. */
  @Betza(value = "BN", letter = 'X')
  interface Cardinal {}

  /** Moves as rook or knight. */
  @Betza(value = "RN", letter = 'H')
  interface Marshal {}

  /** Slides as a queen, and captures behind one piece that it jumps over. */
  @Betza(value = "mQcpQ", letter = 'O')
  interface Sorceress {}

  /** Leaps one, two or three squares in any of the eight directions. */
  @Betza(value = "KADGH", letter = 'D')
  interface Duchess {}

  /** Leaps to any square at a distance of one or two. */
  @Betza(value = "KNAD", letter = 'L')
  interface Lion {}

  /** Leaps as knight, camel or giraffe. */
  @Betza(value = "NCZ", letter = 'F')
  interface Buffalo {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Moves as queen or knight. */
  @Betza(value = "QN", letter = 'A')
  interface Amazon {}

  /**
   * Steps one square; from where it began it may once leap to an empty square at a distance of two.
   */
  @Betza(value = "KimAimDimN", letter = 'K', royal = true)
  interface King {}
}
