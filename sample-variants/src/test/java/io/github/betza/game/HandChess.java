package io.github.betza.game;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;

/** Forms of chess with pieces in hand. */
final class HandChess {
  private HandChess() {}

  /** Crazyhouse in which captured pieces stay promoted. */
  @Variant(
      files = 8,
      ranks = 8,
      setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
      promotions = @Promotion(of = "P", to = "QRBN", zone = "8"),
      hand = Hand.CAPTURED_PROMOTED,
      drops = {@Drop(of = "P", squares = "2-7"), @Drop(of = "NBRQ")})
  interface Loop {
    @Betza(value = "fmWfceFifmnD", letter = 'P')
    interface Pawn {}

    @Betza(value = "N", letter = 'N')
    interface Knight {}

    @Betza(value = "B", letter = 'B')
    interface Bishop {}

    @Betza(value = "R", letter = 'R')
    interface Rook {}

    @Betza(value = "Q", letter = 'Q')
    interface Queen {}

    @Betza(value = "KisO2", letter = 'K', royal = true)
    interface King {}
  }

  /** Chess with a knight in hand, to which no captured piece comes. */
  @Variant(
      files = 8,
      ranks = 8,
      setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1",
      promotions = @Promotion(of = "P", to = "QRBN", zone = "8"),
      drops = @Drop(of = "N"))
  interface PocketKnight {
    @Betza(value = "fmWfceFifmnD", letter = 'P')
    interface Pawn {}

    @Betza(value = "N", letter = 'N')
    interface Knight {}

    @Betza(value = "B", letter = 'B')
    interface Bishop {}

    @Betza(value = "R", letter = 'R')
    interface Rook {}

    @Betza(value = "Q", letter = 'Q')
    interface Queen {}

    @Betza(value = "KisO2", letter = 'K', royal = true)
    interface King {}
  }

  /** Crazyhouse on ten files. */
  @Variant(
      files = 10,
      ranks = 8,
      setup = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR[] w KQkq - 0 1",
      promotions = @Promotion(of = "P", to = "QACRBN", zone = "8"),
      hand = Hand.CAPTURED,
      drops = {@Drop(of = "P", squares = "2-7"), @Drop(of = "NBRQAC")})
  interface Capahouse {
    @Betza(value = "fmWfceFifmnD", letter = 'P')
    interface Pawn {}

    @Betza(value = "N", letter = 'N')
    interface Knight {}

    @Betza(value = "B", letter = 'B')
    interface Bishop {}

    @Betza(value = "R", letter = 'R')
    interface Rook {}

    @Betza(value = "Q", letter = 'Q')
    interface Queen {}

    @Betza(value = "BN", letter = 'A')
    interface Archbishop {}

    @Betza(value = "RN", letter = 'C')
    interface Chancellor {}

    @Betza(value = "KisO3", letter = 'K', royal = true)
    interface King {}
  }
}
