package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Move;

/**
 * The counts of a position in one number: the half-move clock in the upper half; then, in 16 bits,
 * the number of squares that the last move has logged; then whether the side to move is in check,
 * if computed; the number of passes in a row, in six bits; and the kind that moved last, in eight.
 */
final class Counts {
  private static final int CLOCK_SHIFT = Integer.SIZE;
  private static final int LOGGED_SHIFT = 16;
  private static final int PASSES_SHIFT = 8;
  private static final int PASSES = 63;
  private static final long CHECKED = 1 << 14;
  private static final long LOOKED = 1 << 15;

  /** One square that is logged. */
  static final long LOGGED = 1L << LOGGED_SHIFT;

  private Counts() {}

  /**
   * Returns the counts after a move, as if its effects changed nothing.
   *
   * @param counts the counts before it
   * @param restarting by kind: 1 if its moves set the clock back, and 0 otherwise
   * @param mostPasses the most passes in a row that matter
   */
  static long after(
      long counts, int word, int mover, int victim, int arrived, int[] restarting, int mostPasses) {
    boolean special = Move.isSpecial(word);
    // A piece may capture one of its own side. Effects are counted later.
    int taken = special ? 0 : -victim >>> 31;
    // Without a branch, because the victim of a move is unpredictable.
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

  /** Returns the number of logged squares. */
  static int logged(long counts) {
    return (int) counts >>> LOGGED_SHIFT;
  }

  /** Returns the counts with the information whether the side to move is in check. */
  static long withCheck(long counts, boolean isChecked) {
    return (counts & ~CHECKED) | LOOKED | (isChecked ? CHECKED : 0);
  }

  /** Returns whether the counts contain whether the side to move is in check. */
  static boolean isLooked(long counts) {
    return (counts & LOOKED) != 0;
  }

  /** Returns whether the side to move is recorded as in check. */
  static boolean isChecked(long counts) {
    return (counts & CHECKED) != 0;
  }

  /** Returns the number of passes in a row, up to the most that matter. */
  static int passes(long counts) {
    return (int) counts >>> PASSES_SHIFT & PASSES;
  }

  /** Returns the kind that moved last. */
  static int lastMoved(long counts) {
    return (int) counts & Cell.KIND;
  }
}
