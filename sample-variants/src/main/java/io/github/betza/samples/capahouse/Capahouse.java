package io.github.betza.samples.capahouse;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;

/** Capablanca chess in which captured pieces change sides, and are dropped in place of a move. */
@Variant(
    files = 10,
    ranks = 8,
    setup = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR[] w KQkq - 0 1",
    promotions = @Promotion(of = "P", to = "QACRBN", zone = "8"),
    hand = Hand.CAPTURED,
    drops = {@Drop(of = "P", squares = "2-7"), @Drop(of = "NBRQAC")},
    repetitions = 3)
public interface Capahouse {
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
  @Betza(value = "RN", letter = 'C')
  interface Chancellor {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Steps one square, or castles: three files sideways. */
  @Betza(value = "KisO3", letter = 'K', royal = true)
  interface King {}
}
