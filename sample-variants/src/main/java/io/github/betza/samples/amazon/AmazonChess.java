package io.github.betza.samples.amazon;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/** Chess with amazons in place of the queens. */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1",
    promotions = @Promotion(of = "P", to = "ARBN", zone = "8"),
    repetitions = 3,
    moveLimit = 50)
public interface AmazonChess {
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

  /** Moves as queen or knight. */
  @Betza(value = "QN", letter = 'A')
  interface Amazon {}

  /** Steps one square, or castles: two files sideways. */
  @Betza(value = "KisO2", letter = 'K', royal = true)
  interface King {}
}
