package io.github.betza.samples.antichess;

import io.github.betza.Betza;
import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * Chess in which a side that can capture must, and wins when it has no pieces left, or no move. The
 * king is a piece as any other, and pawns may become kings.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    promotions = @Promotion(of = "P", to = "QRBNK", zone = "8"),
    royalty = Royalty.NONE,
    stalemate = Stalemate.WIN,
    capturing = Capturing.MANDATORY,
    repetitions = 3,
    moveLimit = 50)
public interface Antichess {
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

  /** Steps one square. */
  @Betza(value = "K", letter = 'K')
  interface King {}
}
