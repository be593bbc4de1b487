package io.github.betza.processor.path;

/** How many steps a leg takes. */
public sealed interface Length {
  /** As many steps as one likes. */
  int UNLIMITED = Integer.MAX_VALUE;

  /**
   * A number of steps within bounds.
   *
   * @param least the fewest steps, at least 1
   * @param most the most steps, or {@link #UNLIMITED}
   */
  record Between(int least, int most) implements Length {
    /** Written out, as that of a vector is: paths are compared often. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Between between && least == between.least && most == between.most;
    }

    @Override
    public int hashCode() {
      return 31 * least + most;
    }
  }

  /** Exactly as many steps as the last leg before that was not of one step only. */
  record SameAsBefore() implements Length {}

  /**
   * At most as many steps as there are ranks between the square where the leg begins and the
   * enemy's half of the board, but at least one (the range {@code *} of seed 003).
   */
  record ToEnemyHalf() implements Length {}

  /**
   * At most as many steps as the longest straight slide on the board has: one less than it has
   * files or ranks, whichever are more. It limits riders that wind, for which the edge is no limit.
   */
  record AcrossBoard() implements Length {
    /** Returns how many steps that are on a board of some files and ranks; 0 on a single square. */
    public static int steps(int files, int ranks) {
      return Math.max(files, ranks) - 1;
    }
  }

  /**
   * Returns the fewest steps that a leg may take.
   *
   * @param before how many steps the last leg before took that was not of one step only
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

  /** Returns whether the leg is one step and no more. */
  default boolean isOne() {
    return this instanceof Between between && between.least == 1 && between.most == 1;
  }
}
