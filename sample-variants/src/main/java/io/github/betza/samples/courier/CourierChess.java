package io.github.betza.samples.courier;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * Courier chess, as it was played in Germany from the twelfth century on. Four pawns and pieces of
 * each side have moved when a game begins.
 */
@Variant(
    files = 12,
    ranks = 8,
    setup =
        "rnebmk1wbenr/1ppppp1pppp1/6f5/"
            + "p5p4p/P5P4P/6F5/"
            + "1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1",
    promotions = @Promotion(of = "P", to = "F", zone = "8"))
public interface CourierChess {
  /** Steps forward and captures diagonally forward. */
  @Betza(value = "fmWfcF", letter = 'P')
  interface Pawn {}

  /** Leaps two squares one way and one across. */
  @Betza(value = "N", letter = 'N')
  interface Knight {}

  /** Leaps two squares diagonally. */
  @Betza(value = "A", letter = 'E')
  interface Alfil {}

  /** Slides along diagonals. */
  @Betza(value = "B", letter = 'B')
  interface Courier {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Rook {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'M')
  interface Mann {}

  /** Steps one square along ranks and files. */
  @Betza(value = "W", letter = 'W')
  interface Schleich {}

  /** Steps one square diagonally. */
  @Betza(value = "F", letter = 'F')
  interface Ferz {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
