package io.github.betza.samples.omicron;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/** Omicron chess, twelve files and ten ranks with four corners outside. */
@Variant(
    files = 12,
    ranks = 10,
    setup =
        "w**********w/*crnbqkbnrc*/*pppppppppp*/"
            + "*10*/*10*/*10*/"
            + "*10*/*PPPPPPPPPP*/*CRNBQKBNRC*/"
            + "W**********W w JCjc - 0 1",
    promotions = @Promotion(of = "P", to = "QRBNCW", zone = "9"),
    repetitions = 3,
    moveLimit = 50)
public interface Omicron {
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

  /** Steps or leaps two squares along ranks and files, or leaps two diagonally. */
  @Betza(value = "WAD", letter = 'C')
  interface Champion {}

  /** Leaps three squares one way and one across, or steps diagonally. */
  @Betza(value = "CF", letter = 'W')
  interface Wizard {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /**
   * Steps one square, or castles: two files towards the rook, which stands next to the champion.
   */
  @Betza(value = "KisjO2", letter = 'K', royal = true)
  interface King {}
}
