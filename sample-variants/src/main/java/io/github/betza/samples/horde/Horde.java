package io.github.betza.samples.horde;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Extinction;
import io.github.betza.Variant.Extra;
import io.github.betza.Variant.Promotion;

/**
 * Chess against thirty-six pawns. White has no king, and loses with the last piece; a pawn on its
 * first rank may take two steps as well, after which it is not captured en passant.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1",
    promotions = @Promotion(of = "P", to = "QRBN", zone = "8"),
    extras = {
      @Extra(of = "P", moves = Horde.TwoSteps.class, squares = "2-4"),
      @Extra(of = "P", moves = Horde.FirstSteps.class, squares = "1 3")
    },
    extinctions = @Extinction(of = "PNBRQK", each = false),
    repetitions = 3,
    moveLimit = 50)
public interface Horde {
  /** Steps forward; captures diagonally forward, en passant as well. */
  @Betza(value = "fmWfceF", letter = 'P')
  interface Pawn {}

  /** The two steps of a pawn on its second rank, after which it can be captured en passant. */
  @Betza("fmnnD")
  interface TwoSteps {}

  /** The two steps of a pawn on its first rank. */
  @Betza("fmafmW")
  interface FirstSteps {}

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

  /** Steps one square, or castles: two files sideways with the unmoved piece at the edge. */
  @Betza(value = "KisO2", letter = 'K', royal = true)
  interface King {}
}
