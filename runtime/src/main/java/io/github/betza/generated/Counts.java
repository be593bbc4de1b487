package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Move;

/**
 * What a position counts, in one number: the half-move clock in the upper half; then, in 16 bits,
 * the squares that the move here has logged; then how many passes in a row have been made, and the
 * kind that moved last, in eight bits each.
 */
final class Counts {
  private static final int CLOCK_SHIFT = Integer.SIZE;
  private static final int LOGGED_SHIFT = 16;
  private static final int PASSES_SHIFT = 8;

  /** One square that is logged. */
  static final long LOGGED = 1L << LOGGED_SHIFT;

  private Counts() {}

  /**
   * Returns the counts after a move, as if its effects changed nothing.
   *
   * @param counts those before it
   * @param restarting by kind: 1 if its moves set the clock back, and 0 otherwise
   * @param mostPasses the most passes in a row that matter
   */
  static long after(
      long counts, int word, int mover, int victim, int arrived, int[] restarting, int mostPasses) {
    boolean special = Move.isSpecial(word);
    // A piece may capture one of its own side. Effects are looked at later.
    int taken = special ? 0 : -victim >>> 31;
    // Without a branch, because what a move captures is unpredictable.
    long restarts = restarting[Cell.kind(mover)] | (Move.isCapture(word) ? 1 : 0) | taken;
    long clock = ((counts >>> CLOCK_SHIFT) + 1) & (restarts - 1);
    if (Move.from(word) != Move.to(word) || special) {
      return clock << CLOCK_SHIFT | Cell.kind(arrived);
    }
    int passes = Move.promotion(word) == 0 ? Math.min(passes(counts) + 1, mostPasses) : 0;
    return clock << CLOCK_SHIFT | passes << PASSES_SHIFT | ((int) counts & Cell.KIND);
  }

  /** Returns the counts after a null move. */
  static long afterNullMove(long counts) {
    return ((counts >>> CLOCK_SHIFT) + 1) << CLOCK_SHIFT | (counts & Cell.KIND);
  }

  /** Returns the half-move clock. */
  static int clock(long counts) {
    return (int) (counts >>> CLOCK_SHIFT);
  }

  /** Returns the counts with another clock. */
  static long withClock(long counts, int clock) {
    return (long) clock << CLOCK_SHIFT | (counts & 0xFFFF_FFFFL);
  }

  /** Returns how many squares are logged. */
  static int logged(long counts) {
    return (int) counts >>> LOGGED_SHIFT;
  }

  /** Returns how many passes in a row have been made, as far as they matter. */
  static int passes(long counts) {
    return (int) counts >>> PASSES_SHIFT & Cell.KIND;
  }

  /** Returns the kind that moved last. */
  static int lastMoved(long counts) {
    return (int) counts & Cell.KIND;
  }
}
