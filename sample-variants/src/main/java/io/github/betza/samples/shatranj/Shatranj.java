package io.github.betza.samples.shatranj;

import io.github.betza.BareKing;
import io.github.betza.Betza;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * Shatranj, the chess of the Middle Ages. A side that is stalemated has lost, and so has one whose
 * king is bare, unless it can bare the other king at once.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
    promotions = @Promotion(of = "P", to = "Q", zone = "8"),
    stalemate = Stalemate.LOSS,
    bareKing = BareKing.LOSES_UNLESS_ANSWERED)
public interface Shatranj {
  /** Steps forward and captures diagonally forward. */
  @Betza(value = "fmWfcF", letter = 'P')
  interface Pawn {}

  /** Leaps two squares one way and one across. */
  @Betza(value = "N", letter = 'N')
  interface Knight {}

  /** Leaps two squares diagonally. */
  @Betza(value = "A", letter = 'B')
  interface Alfil {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Rook {}

  /** Steps one square diagonally. */
  @Betza(value = "F", letter = 'Q')
  interface Ferz {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
