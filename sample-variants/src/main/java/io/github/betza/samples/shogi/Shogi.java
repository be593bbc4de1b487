package io.github.betza.samples.shogi;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;

/**
 * Shogi, the chess of Japan. Captured pieces change sides, and are dropped in place of a move. A
 * pawn may not be dropped on a file with another pawn of its side, nor give mate so; no piece is
 * dropped where it could never move. A side without a move has lost.
 */
@Variant(
    files = 9,
    ranks = 9,
    setup = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1",
    promotions = {
      @Promotion(of = "SBR", to = "+", zone = "7-9", on = Promoting.CONTACT, optional = true),
      @Promotion(of = "PL", to = "+", zone = "7-8", on = Promoting.CONTACT, optional = true),
      @Promotion(of = "PL", to = "+", zone = "9"),
      @Promotion(of = "N", to = "+", zone = "7", on = Promoting.CONTACT, optional = true),
      @Promotion(of = "N", to = "+", zone = "8-9")
    },
    hand = Hand.CAPTURED,
    drops = {
      @Drop(of = "P", squares = "1-8", perFile = 1, checkmates = false),
      @Drop(of = "L", squares = "1-8"),
      @Drop(of = "N", squares = "1-7"),
      @Drop(of = "SGBR")
    },
    stalemate = Stalemate.LOSS,
    repetitions = 4,
    perpetualCheck = true)
public interface Shogi {
  /** Steps forward. */
  @Betza(value = "fW", letter = 'P')
  interface Pawn {}

  /** Slides forward. */
  @Betza(value = "fR", letter = 'L')
  interface Lance {}

  /** Leaps two squares forward and one sideways. */
  @Betza(value = "ffN", letter = 'N')
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

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Rook {}

  /** Moves as a gold; captured, it is a pawn again. */
  @Betza(value = "WfF", letter = 'P', promoted = true)
  interface Tokin {}

  /** Moves as a gold. */
  @Betza(value = "WfF", letter = 'L', promoted = true)
  interface PromotedLance {}

  /** Moves as a gold. */
  @Betza(value = "WfF", letter = 'N', promoted = true)
  interface PromotedKnight {}

  /** Moves as a gold. */
  @Betza(value = "WfF", letter = 'S', promoted = true)
  interface PromotedSilver {}

  /** Slides along diagonals, or steps along ranks and files. */
  @Betza(value = "BW", letter = 'B', promoted = true)
  interface Horse {}

  /** Slides along ranks and files, or steps diagonally. */
  @Betza(value = "RF", letter = 'R', promoted = true)
  interface Dragon {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
