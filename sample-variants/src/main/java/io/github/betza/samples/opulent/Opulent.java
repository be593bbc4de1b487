package io.github.betza.samples.opulent;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/** Opulent chess, a larger Grand chess with lions and wizards. */
@Variant(
    files = 10,
    ranks = 10,
    setup =
        "rw6wr/clbnqknbla/pppppppppp/"
            + "10/10/10/"
            + "10/PPPPPPPPPP/CLBNQKNBLA/"
            + "RW6WR w - - 0 1",
    promotions = {
      @Promotion(of = "P", to = "QACRBNLW", zone = "8-9", optional = true, limited = true),
      @Promotion(of = "P", to = "QACRBNLW", zone = "10", limited = true)
    },
    repetitions = 3,
    moveLimit = 50)
public interface Opulent {
  /** Steps forward, two squares at first; captures diagonally forward, en passant as well. */
  @Betza(value = "fmWfceFifmnD", letter = 'P')
  interface Pawn {}

  /** Leaps as a knight, or steps one square along ranks and files. */
  @Betza(value = "NW", letter = 'N')
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
  @Betza(value = "RN", letter = 'C')
  interface Chancellor {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Leaps two or three squares along ranks and files, or steps diagonally. */
  @Betza(value = "HFD", letter = 'L')
  interface Lion {}

  /** Leaps three squares one way and one across, or steps diagonally. */
  @Betza(value = "CF", letter = 'W')
  interface Wizard {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
