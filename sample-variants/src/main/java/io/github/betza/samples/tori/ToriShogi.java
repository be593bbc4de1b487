package io.github.betza.samples.tori;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Repetition;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;

/**
 * Tori Shogi, the chess of birds. Two swallows of a side may be on a file, but not three, and a
 * swallow may not be dropped to give mate.
 */
@Variant(
    files = 7,
    ranks = 7,
    setup = "rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[] w - - 0 1",
    promotions = {
      @Promotion(of = "F", to = "+", zone = "6-7", on = Promoting.CONTACT),
      @Promotion(of = "S", to = "+", zone = "6-7")
    },
    hand = Hand.CAPTURED,
    drops = {
      @Drop(of = "S", squares = "1-6", perFile = 2, checkmates = false),
      @Drop(of = "FCPLR")
    },
    stalemate = Stalemate.LOSS,
    repetitions = 4,
    repetition = Repetition.LOSS,
    perpetualCheck = true)
public interface ToriShogi {
  /** Steps forward. */
  @Betza(value = "fW", letter = 'S')
  interface Swallow {}

  /** Steps in any direction but straight backward. */
  @Betza(value = "FfsW", letter = 'F')
  interface Falcon {}

  /** Steps diagonally, forward or backward. */
  @Betza(value = "FvW", letter = 'C')
  interface Crane {}

  /** Leaps two squares forward, or steps diagonally backward. */
  @Betza(value = "fDbF", letter = 'P')
  interface Pheasant {}

  /** Slides forward or to the right and backward, or steps to the left and backward. */
  @Betza(value = "fRrbBlbF", letter = 'L')
  interface LeftQuail {}

  /** Slides forward or to the left and backward, or steps to the right and backward. */
  @Betza(value = "fRlbBrbF", letter = 'R')
  interface RightQuail {}

  /** Leaps two squares diagonally forward, or two straight backward. */
  @Betza(value = "fAbD", letter = 'S', promoted = true)
  interface Goose {}

  /**
   * Slides diagonally forward or straight backward, steps along ranks and files, or goes one or two
   * squares diagonally backward.
   */
  @Betza(value = "fBbRWbB2", letter = 'F', promoted = true)
  interface Eagle {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface Phoenix {}
}
