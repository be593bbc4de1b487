package io.github.betza.samples.shako;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/** Shako: cannons and elephants behind the pieces of chess. */
@Variant(
    files = 10,
    ranks = 10,
    setup =
        "c8c/ernbqkbnre/pppppppppp/"
            + "10/10/10/"
            + "10/PPPPPPPPPP/ERNBQKBNRE/"
            + "C8C w IBib - 0 1",
    promotions = @Promotion(of = "P", to = "QRBNCE", zone = "10"),
    repetitions = 3,
    moveLimit = 50)
public interface Shako {
  /** Steps forward, two squares at first; captures diagonally forward, en passant as well. */
  @Betza(value = "fmWfceFifmnD", letter = 'P')
  interface Pawn {}

  /** Leaps two squares one way and one across. */
  @Betza(value = "N", letter = 'N')
  interface Knight {}

  /** Slides along diagonals. */
  @Betza(value = "B", letter = 'B')
  interface Bishop {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Rook {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Slides as a rook, and captures behind one piece that it jumps over. */
  @Betza(value = "mRcpR", letter = 'C')
  interface Cannon {}

  /** Steps or leaps one or two squares diagonally. */
  @Betza(value = "FA", letter = 'E')
  interface Elephant {}

  /**
   * Steps one square, or castles: two files towards the rook, which stands next to the elephant.
   */
  @Betza(value = "KisjO2", letter = 'K', royal = true)
  interface King {}
}
