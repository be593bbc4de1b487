package io.github.betza.samples.cylinder;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * Chess on a cylinder: the left and the right edge of the board are joined. There is no castling.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    promotions = @Promotion(of = "P", to = "QRBN", zone = "8"),
    repetitions = 3,
    moveLimit = 50)
public interface CylinderChess {
  /** Steps forward, two squares at first; captures diagonally forward, also round the edge. */
  @Betza(value = "fmWfoceFifmnD", letter = 'P')
  interface Pawn {}

  /** Leaps two squares one way and one across. */
  @Betza(value = "oN", letter = 'N')
  interface Knight {}

  /** Slides along diagonals. */
  @Betza(value = "oB", letter = 'B')
  interface Bishop {}

  /** Slides along ranks and files. */
  @Betza(value = "oR", letter = 'R')
  interface Rook {}

  /** Slides in all eight directions. */
  @Betza(value = "oQ", letter = 'Q')
  interface Queen {}

  /** Steps one square. */
  @Betza(value = "oK", letter = 'K', royal = true)
  interface King {}
}
