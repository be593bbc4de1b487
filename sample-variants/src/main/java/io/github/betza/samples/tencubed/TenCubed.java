package io.github.betza.samples.tencubed;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/** TenCubed chess. */
@Variant(
    files = 10,
    ranks = 10,
    setup =
        "2cwamwc2/1rnbqkbnr1/pppppppppp/"
            + "10/10/10/"
            + "10/PPPPPPPPPP/1RNBQKBNR1/"
            + "2CWAMWC2 w - - 0 1",
    promotions = @Promotion(of = "P", to = "QMACW", zone = "10"),
    repetitions = 3,
    moveLimit = 50)
public interface TenCubed {
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

  /** Moves as bishop or knight. */
  @Betza(value = "BN", letter = 'A')
  interface Archbishop {}

  /** Moves as rook or knight. */
  @Betza(value = "RN", letter = 'M')
  interface Marshal {}

  /** Steps or leaps two squares along ranks and files, or leaps two diagonally. */
  @Betza(value = "WAD", letter = 'C')
  interface Champion {}

  /** Leaps three squares one way and one across, or steps diagonally. */
  @Betza(value = "CF", letter = 'W')
  interface Wizard {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
