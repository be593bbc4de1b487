package io.github.betza.processor.describe;

import io.github.betza.processor.path.Vector;

/**
 * What has happened on the way of a piece that is traced.
 *
 * @param hopped whether a piece was hopped over
 * @param captured whether something was captured in passing
 * @param excited whether an own piece makes the move, so that this one stays where it stands
 * @param enemyPut whether an enemy piece may have been put down where the move began
 * @param ownPut whether an own piece may have been
 * @param enemyHeld whether the piece captured last is an enemy's and has not been put down
 * @param ownHeld the same of an own piece
 * @param unlimited whether a leg without limit was followed
 * @param steps how many steps the last leg had that was not of one step only
 */
record TracedPath(
    boolean hopped,
    boolean captured,
    boolean excited,
    boolean enemyPut,
    boolean ownPut,
    boolean enemyHeld,
    boolean ownHeld,
    boolean unlimited,
    int steps) {
  /** What has happened where a move begins. */
  static final TracedPath NOTHING =
      new TracedPath(false, false, false, false, false, false, false, false, 1);

  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof TracedPath traced && bits() == traced.bits() && steps == traced.steps;
  }

  @Override
  public int hashCode() {
    return 256 * steps + bits();
  }

  private int bits() {
    return (hopped ? 1 : 0)
        + (captured ? 2 : 0)
        + (excited ? 4 : 0)
        + (enemyPut ? 8 : 0)
        + (ownPut ? 16 : 0)
        + (enemyHeld ? 32 : 0)
        + (ownHeld ? 64 : 0)
        + (unlimited ? 128 : 0);
  }

  /** Returns whether some piece may have been put down where the move began. */
  boolean isFilled() {
    return enemyPut || ownPut;
  }

  /** Returns the state after a leg on which nothing has happened. */
  TracedPath after(boolean far, int newSteps) {
    return new TracedPath(
        hopped, captured, excited, enemyPut, ownPut, enemyHeld, ownHeld, far, newSteps);
  }
}
