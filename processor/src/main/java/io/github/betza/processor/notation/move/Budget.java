package io.github.betza.processor.notation.move;

/**
 * What may still be done and built for a notation: it bounds the work for any text, and the size of
 * what is handed on to be resolved.
 */
public final class Budget {
  /** The most legs of all moves of a piece, or paths of them that are written out. */
  public static final long MOST_LEGS = 20_000;

  /** The most legs of one move that a repetition may write out. */
  public static final int LONGEST_MOVE = 256;

  /** The most steps that are looked at while the legs of a piece are found. */
  private static final long MOST_STEPS = 100_000;

  /** How many steps a sequence costs that is one of many, beside its own. */
  private static final long PER_SEQUENCE = 20;

  private long legs = MOST_LEGS;
  private long steps = MOST_STEPS;

  /** Takes a number of legs that are built, and returns whether there were so many left. */
  public boolean takeLegs(long number) {
    legs = Math.max(-1, legs - Math.min(number, MOST_LEGS + 1));
    return legs >= 0;
  }

  /** Takes a number of steps that are looked at, and returns whether there were so many left. */
  public boolean takeSteps(long number) {
    steps = Math.max(-1, steps - Math.min(number, MOST_STEPS + 1));
    return steps >= 0;
  }

  /** Takes what a number of sequences cost, and returns whether there was so much left. */
  public boolean takeSequences(long number) {
    return takeSteps(number * PER_SEQUENCE);
  }

  /** Returns whether more was asked for than there was. */
  public boolean isSpent() {
    return legs < 0 || steps < 0;
  }
}
