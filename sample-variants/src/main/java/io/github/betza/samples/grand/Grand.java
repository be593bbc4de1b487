package io.github.betza.samples.grand;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * Grand chess. A pawn may promote on the last three ranks, and must on the last, to a piece that
 * its side has lost; where it has lost none, the pawn stays where it is.
 */
@Variant(
    files = 10,
    ranks = 10,
    setup =
        "r8r/1nbqkcabn1/pppppppppp/" + "10/10/10/" + "10/PPPPPPPPPP/1NBQKCABN1/" + "R8R w - - 0 1",
    promotions = {
      @Promotion(of = "P", to = "QACRBN", zone = "8-9", optional = true, limited = true),
      @Promotion(of = "P", to = "QACRBN", zone = "10", limited = true)
    },
    repetitions = 3,
    moveLimit = 50)
public interface Grand {
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
  interface Cardinal {}

  /** Moves as rook or knight. */
  @Betza(value = "RN", letter = 'C')
  interface Marshal {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
