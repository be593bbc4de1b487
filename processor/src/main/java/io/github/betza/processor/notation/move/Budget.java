package io.github.betza.processor.notation.move;

/**
 * The limits for a notation that remain: they bound the work for any text, and the size of the
 * moves to resolve.
 */
public final class Budget {
  /** The most legs of all moves of a piece, or of all paths that are written out. */
  public static final long MOST_LEGS = 20_000;

  /** The most legs of one move that a repetition may write out. */
  public static final int LONGEST_MOVE = 256;

  /** The most steps examined while the legs of a piece are found. */
  private static final long MOST_STEPS = 100_000;

  /** The additional steps that each of many sequences costs. */
  private static final long PER_SEQUENCE = 20;

  private long legs = MOST_LEGS;
  private long steps = MOST_STEPS;

  /** Takes a number of legs, and returns whether so many were left. */
  public boolean takeLegs(long number) {
    legs = Math.max(-1, legs - Math.min(number, MOST_LEGS + 1));
    return legs >= 0;
  }

  /** Takes a number of steps, and returns whether so many were left. */
  public boolean takeSteps(long number) {
    steps = Math.max(-1, steps - Math.min(number, MOST_STEPS + 1));
    return steps >= 0;
  }

  /** Takes the steps of a number of sequences, and returns whether so many were left. */
  public boolean takeSequences(long number) {
    return takeSteps(number * PER_SEQUENCE);
  }

  /** Returns whether more was taken than there was. */
  public boolean isSpent() {
    return legs < 0 || steps < 0;
  }
}
