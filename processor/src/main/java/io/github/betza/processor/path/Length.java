package io.github.betza.processor.path;

/** The number of steps of a leg. */
public sealed interface Length {
  /** Any number of steps. */
  int UNLIMITED = Integer.MAX_VALUE;

  /**
   * A number of steps within bounds.
   *
   * @param least the fewest steps, at least 1
   * @param most the most steps, or {@link #UNLIMITED}
   */
  record Between(int least, int most) implements Length {
    /** Written out, as {@link Vector#equals} is: paths are compared often. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Between between && least == between.least && most == between.most;
    }

    @Override
    public int hashCode() {
      return 31 * least + most;
    }
  }

  /** Exactly the number of steps of the last leg before that has more than one step. */
  record SameAsBefore() implements Length {}

  /**
   * At most the number of ranks between the start of the leg and the enemy's half of the board, but
   * at least one (the range {@code *} of seed 003).
   */
  record ToEnemyHalf() implements Length {}

  /**
   * At most the number of steps of the longest straight slide on the board: one less than its files
   * or ranks, whichever are more. It limits riders that wind, which no edge need stop.
   */
  record AcrossBoard() implements Length {
    /** Returns that number of steps for a board of some files and ranks; 0 on a single square. */
    public static int steps(int files, int ranks) {
      return Math.max(files, ranks) - 1;
    }
  }

  /**
   * Returns the fewest steps that a leg may take.
   *
   * @param before the number of steps of the last leg before that has more than one step
   */
  default int least(int before) {
    if (this instanceof Between between) {
      return between.least();
    }
    return this instanceof SameAsBefore ? before : 1;
  }

  /** Returns the length of one step. */
  static Length one() {
    return new Between(1, 1);
  }

  /** Returns whether the leg is exactly one step. */
  default boolean isOne() {
    return this instanceof Between between && between.least == 1 && between.most == 1;
  }
}
