package io.github.betza.samples.atomic;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Blast;
import io.github.betza.Variant.Promotion;

/**
 * Chess in which a capture blows up the capturer and all pieces but pawns round it. Whoever loses
 * the king by that has lost, so kings never capture, and kings side by side are safe.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    promotions = @Promotion(of = "P", to = "QRBN", zone = "8"),
    blasts = @Blast(spares = "P"),
    repetitions = 3,
    moveLimit = 50)
public interface Atomic {
  /**
   * Steps forward; captures diagonally forward, en passant as well; and from its second rank takes
   * two steps at once, over an empty square, which can be answered by capturing it en passant.
   */
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

  /** Steps one square, or castles: two files sideways with the unmoved piece at the edge. */
  @Betza(value = "KisO2", letter = 'K', royal = true)
  interface King {}
}
