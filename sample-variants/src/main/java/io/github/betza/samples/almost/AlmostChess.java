package io.github.betza.samples.almost;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/** Almost chess: chancellors in place of the queens. */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1",
    promotions = @Promotion(of = "P", to = "CRBN", zone = "8"),
    repetitions = 3,
    moveLimit = 50)
public interface AlmostChess {
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

  /** Moves as rook or knight. */
  @Betza(value = "RN", letter = 'C')
  interface Chancellor {}

  /** Steps one square, or castles: two files sideways. */
  @Betza(value = "KisO2", letter = 'K', royal = true)
  interface King {}
}
