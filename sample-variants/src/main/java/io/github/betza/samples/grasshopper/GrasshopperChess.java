package io.github.betza.samples.grasshopper;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/** Grasshopper chess: a rank of grasshoppers before the pieces. */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbqkbnr/gggggggg/pppppppp/" + "8/8/PPPPPPPP/" + "GGGGGGGG/RNBQKBNR w KQkq - 0 1",
    promotions = @Promotion(of = "P", to = "QRBNG", zone = "8"),
    repetitions = 3,
    moveLimit = 50)
public interface GrasshopperChess {
  /** Steps forward and captures diagonally forward. */
  @Betza(value = "fmWfcF", letter = 'P')
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

  /** Goes in any direction to the first piece and lands behind it. */
  @Betza(value = "gQ", letter = 'G')
  interface Grasshopper {}

  /** Steps one square, or castles: two files sideways. */
  @Betza(value = "KisO2", letter = 'K', royal = true)
  interface King {}
}
