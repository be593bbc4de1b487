package io.github.betza.samples.placement;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;

/**
 * Placement chess: the pawns are set up, and the players drop their other pieces on their first
 * rank in turn, the bishops on squares of opposite colours. Then they play chess.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1",
    promotions = @Promotion(of = "P", to = "QRBN", zone = "8"),
    drops = {
      @Drop(of = "K", squares = "1", first = true, unmoved = "e1"),
      @Drop(of = "R", squares = "1", first = true, unmoved = "a1 h1"),
      @Drop(of = "B", squares = "1", first = true, apart = true),
      @Drop(of = "QN", squares = "1", first = true)
    },
    repetitions = 3,
    moveLimit = 50)
public interface Placement {
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

  /** Steps one square, or castles from e1: two files sideways with the unmoved rook at the edge. */
  @Betza(value = "KisO2", letter = 'K', royal = true)
  interface King {}
}
