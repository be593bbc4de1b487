package io.github.betza.processor.notation.move;

/** What may still be done and built for a notation: it bounds the work for any text. */
public final class Budget {
  /** The most legs of all moves of a piece, before its directions are resolved. */
  private static final long MOST_LEGS = 20_000;

  /** The most ways that are looked at while the legs of a piece are found. */
  private static final long MOST_WAYS = 100_000;

  private long legs = MOST_LEGS;
  private long ways = MOST_WAYS;

  /** Takes a number of legs that are built, and returns whether there were so many left. */
  public boolean takeLegs(long number) {
    legs = Math.max(-1, legs - Math.min(number, MOST_LEGS + 1));
    return legs >= 0;
  }

  /** Takes a number of ways that are looked at, and returns whether there were so many left. */
  public boolean takeWays(long number) {
    ways = Math.max(-1, ways - Math.min(number, MOST_WAYS + 1));
    return ways >= 0;
  }

  /** Returns whether more was asked for than there was. */
  public boolean isSpent() {
    return legs < 0 || ways < 0;
  }
}
