package io.github.betza.processor.path;

/**
 * One way in which a leg may end: the condition on the square reached, and the effect there.
 *
 * @param occupant the condition on the content of the square
 * @param effect the effect there
 */
public record LegOutcome(OccupancyCondition occupant, LegEffect effect)
    implements Comparable<LegOutcome> {
  /** An empty square without an effect. */
  public static final LegOutcome EMPTY = new LegOutcome(OccupancyCondition.EMPTY, LegEffect.NONE);

  /** A piece of either side, over which the leg passes. */
  public static final LegOutcome HOP = new LegOutcome(OccupancyCondition.PIECE, LegEffect.NONE);

  /** An enemy piece that is captured. */
  public static final LegOutcome CAPTURE =
      new LegOutcome(OccupancyCondition.ENEMY, LegEffect.REMOVE);

  /** Returns whether the condition depends on the square one step beyond. */
  public boolean dependsOnSquareBeyond() {
    return occupant == OccupancyCondition.EMPTY_BEFORE_PIECE;
  }

  /** Returns whether this outcome removes an enemy piece. */
  public boolean captures() {
    return (occupant.isEnemy() || occupant.isEnPassant())
        && !effect.leavesOccupant()
        && effect != LegEffect.SWAP;
  }

  @Override
  public int compareTo(LegOutcome other) {
    int byOccupant = occupant.compareTo(other.occupant);
    return byOccupant != 0 ? byOccupant : effect.compareTo(other.effect);
  }

  /** Written out, as {@link Vector#equals} is: paths are compared often. */
  @Override
  public boolean equals(Object other) {
    return other instanceof LegOutcome outcome
        && occupant == outcome.occupant
        && effect == outcome.effect;
  }

  @Override
  public int hashCode() {
    return 31 * occupant.hashCode() + effect.hashCode();
  }
}
