package io.github.betza.samples.kyoto;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;

/**
 * Kyoto Shogi. With each move a piece changes to its other form, and a piece in hand is dropped as
 * either of them. Pawns may be dropped on any square and file, and may give mate so.
 */
@Variant(
    files = 5,
    ranks = 5,
    setup = "p+nks+l/5/5/5/+LSK+NP[] w - - 0 1",
    promotions = {
      @Promotion(of = "PLNS", to = "+", zone = "1-5"),
      @Promotion(of = "+P", to = "P", zone = "1-5"),
      @Promotion(of = "+L", to = "L", zone = "1-5"),
      @Promotion(of = "+N", to = "N", zone = "1-5"),
      @Promotion(of = "+S", to = "S", zone = "1-5")
    },
    hand = Hand.CAPTURED,
    drops = @Drop(of = "P+PL+LN+NS+S"),
    stalemate = Stalemate.LOSS,
    repetitions = 4,
    perpetualCheck = true)
public interface KyotoShogi {
  /** Steps forward, and becomes a rook. */
  @Betza(value = "fW", letter = 'P')
  interface Pawn {}

  /** Slides forward, and becomes a tokin. */
  @Betza(value = "fR", letter = 'L')
  interface Lance {}

  /** Leaps two squares forward and one sideways, and becomes a gold. */
  @Betza(value = "ffN", letter = 'N')
  interface Knight {}

  /** Steps diagonally or forward, and becomes a bishop. */
  @Betza(value = "FfW", letter = 'S')
  interface Silver {}

  /** Slides along ranks and files, and becomes a pawn. */
  @Betza(value = "R", letter = 'P', promoted = true)
  interface Rook {}

  /** Steps along ranks and files or diagonally forward, and becomes a lance. */
  @Betza(value = "WfF", letter = 'L', promoted = true)
  interface Tokin {}

  /** Steps along ranks and files or diagonally forward, and becomes a knight. */
  @Betza(value = "WfF", letter = 'N', promoted = true)
  interface Gold {}

  /** Slides along diagonals, and becomes a silver. */
  @Betza(value = "B", letter = 'S', promoted = true)
  interface Bishop {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
