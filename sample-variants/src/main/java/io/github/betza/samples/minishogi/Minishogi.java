package io.github.betza.samples.minishogi;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Repetition;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;

/**
 * Shogi on five files and ranks, with one pawn and no lances and knights. The side that begins has
 * to avoid repetitions.
 */
@Variant(
    files = 5,
    ranks = 5,
    setup = "rbsgk/4p/5/P4/KGSBR[] w - - 0 1",
    promotions = {
      @Promotion(of = "SBR", to = "+", zone = "5", on = Promoting.CONTACT, optional = true),
      @Promotion(of = "P", to = "+", zone = "5")
    },
    hand = Hand.CAPTURED,
    drops = {@Drop(of = "P", squares = "1-4", perFile = 1, checkmates = false), @Drop(of = "SGBR")},
    stalemate = Stalemate.LOSS,
    repetitions = 4,
    repetition = Repetition.BLACK_WINS,
    perpetualCheck = true)
public interface Minishogi {
  /** Steps forward. */
  @Betza(value = "fW", letter = 'P')
  interface Pawn {}

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
