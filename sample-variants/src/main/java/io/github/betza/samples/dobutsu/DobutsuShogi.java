package io.github.betza.samples.dobutsu;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Extinction;
import io.github.betza.Variant.Goal;
import io.github.betza.Variant.Promotion;

/**
 * Shogi of animals on three files and four ranks. Who captures the lion wins, and so does a lion on
 * the last rank that cannot be captured there.
 */
@Variant(
    name = "Dobutsu Shogi",
    files = 3,
    ranks = 4,
    setup = "gle/1c1/1C1/ELG[] w - - 0 1",
    promotions = @Promotion(of = "C", to = "+", zone = "4"),
    hand = Hand.CAPTURED,
    drops = @Drop(of = "CEGL"),
    royalty = Royalty.NONE,
    extinctions = @Extinction(of = "L"),
    goals = @Goal(of = "L", squares = "4", safe = true),
    stalemate = Stalemate.LOSS,
    repetitions = 3)
public interface DobutsuShogi {
  /** Steps forward. */
  @Betza(value = "fW", letter = 'C')
  interface Chick {}

  /** Steps diagonally. */
  @Betza(value = "F", letter = 'E')
  interface Elephant {}

  /** Steps along ranks and files. */
  @Betza(value = "W", letter = 'G')
  interface Giraffe {}

  /** Steps along ranks and files or diagonally forward; captured, it is a chick again. */
  @Betza(value = "WfF", letter = 'C', promoted = true)
  interface Hen {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'L')
  interface Lion {}
}
