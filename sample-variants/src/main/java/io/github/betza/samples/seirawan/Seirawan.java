package io.github.betza.samples.seirawan;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Gate;
import io.github.betza.Variant.Promotion;

/**
 * Chess with an elephant and a hawk in each hand, which enter on the first rank where a piece
 * leaves it that has not moved yet: invented in 2007 by Yasser Seirawan and Bruce Harper.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1",
    promotions = @Promotion(of = "P", to = "QEHRBN", zone = "8"),
    gates = @Gate(of = "HE"),
    repetitions = 3,
    moveLimit = 50)
public interface Seirawan {
  /**
   * Steps forward; captures diagonally forward, en passant as well; and from its second rank takes
   * two steps at once, over an empty square, which can be answered by capturing it en passant.
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

  /** Moves as rook or knight. */
  @Betza(value = "RN", letter = 'E')
  interface Elephant {}

  /** Moves as bishop or knight. */
  @Betza(value = "BN", letter = 'H')
  interface Hawk {}

  /** Steps one square, or castles: two files sideways with the unmoved piece at the edge. */
  @Betza(value = "KisO2", letter = 'K', royal = true)
  interface King {}
}
