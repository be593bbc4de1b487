package io.github.betza.samples.hook;

import io.github.betza.Betza;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * A small Shogi without drops, with a hook mover, which may turn once at a right angle, in place of
 * the rook.
 */
@Variant(
    files = 9,
    ranks = 9,
    setup = "lnsgkgsnl/1h5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5H1/LNSGKGSNL w - - 0 1",
    promotions = {
      @Promotion(of = "P", to = "G", zone = "7-8", optional = true),
      @Promotion(of = "P", to = "G", zone = "9"),
      @Promotion(of = "L", to = "G", zone = "7-8", optional = true),
      @Promotion(of = "L", to = "G", zone = "9"),
      @Promotion(of = "N", to = "G", zone = "7", optional = true),
      @Promotion(of = "N", to = "G", zone = "8-9"),
      @Promotion(of = "S", to = "G", zone = "7-9", optional = true)
    },
    stalemate = Stalemate.LOSS)
public interface HookShogi {
  /** Steps forward. */
  @Betza(value = "fW", letter = 'P')
  interface Pawn {}

  /** Slides forward. */
  @Betza(value = "fR", letter = 'L')
  interface Lance {}

  /** Leaps two squares forward and one sideways. */
  @Betza(value = "fN", letter = 'N')
  interface Knight {}

  /** Steps diagonally or forward. */
  @Betza(value = "FfW", letter = 'S')
  interface Silver {}

  /** Steps along ranks and files or diagonally forward. */
  @Betza(value = "WfF", letter = 'G')
  interface Gold {}

  /** Slides along diagonals. */
  @Betza(value = "B", letter = 'B')
  interface Bishop {}

  /** Slides along ranks and files, and then may turn at a right angle and slide on. */
  @Betza(value = "RmasR", letter = 'H')
  interface HookMover {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
