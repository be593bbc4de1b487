package io.github.betza.samples.nightrider;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/** Chess with nightriders in place of the knights. */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    promotions = @Promotion(of = "P", to = "QRBN", zone = "8"),
    repetitions = 3,
    moveLimit = 50)
public interface NightriderChess {
  /** Steps forward, two squares at first; captures diagonally forward, en passant as well. */
  @Betza(value = "fmWfceFifmnD", letter = 'P')
  interface Pawn {}

  /** Makes any number of knight leaps in one direction. */
  @Betza(value = "NN", letter = 'N')
  interface Nightrider {}

  /** Slides along diagonals. */
  @Betza(value = "B", letter = 'B')
  interface Bishop {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Rook {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Steps one square, or castles: two files sideways. */
  @Betza(value = "KisO2", letter = 'K', royal = true)
  interface King {}
}
