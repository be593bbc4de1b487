package io.github.betza.samples.chess960;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Castling;
import io.github.betza.Variant.Promotion;

/**
 * Chess960, or Fischer random chess: the pieces of the first rank begin in one of 960 orders, each
 * of which is a position of this game, and castling ends on the squares of chess. A game that is
 * not given one begins with the order of chess.
 */
@Variant(
    name = "Chess960",
    files = 8,
    ranks = 8,
    setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    promotions = @Promotion(of = "P", to = "QRBN", zone = "8"),
    castlings = @Castling(of = "K", with = "R", to = "cg", partner = "df"),
    repetitions = 3,
    moveLimit = 50)
public interface Chess960 {
  /**
   * Steps forward; captures diagonally forward, en passant as well; and while it has not moved
   * takes two steps at once, over an empty square, which can be answered by capturing it en
   * passant.
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

  /** Steps one square in all eight directions. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
