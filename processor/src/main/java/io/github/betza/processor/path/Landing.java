package io.github.betza.processor.path;

import java.util.List;

/**
 * A way to end a move.
 *
 * @param outcome what must stand on the square reached, and what is done there
 * @param grantsEnPassant whether the squares that the last leg passed over become en-passant
 *     squares on which the piece can be captured on the next ply
 * @param finish where the mover is when the move is over
 * @param custodies the custodial captures that are made from the square where the mover finishes,
 *     all that are possible at once; where there are any in the list, at least one must be possible
 */
public record Landing(
    LegOutcome outcome, boolean grantsEnPassant, Finish finish, List<Custody> custodies)
    implements Comparable<Landing> {
  public Landing {
    custodies = List.copyOf(custodies);
  }

  /** Makes a landing after which the mover stays where it is, and nothing is held in custody. */
  public Landing(LegOutcome outcome, boolean grantsEnPassant) {
    this(outcome, grantsEnPassant, Finish.STAY, List.of());
  }

  /** Returns whether the move ends on the square reached and does nothing beyond it. */
  public boolean isPlain() {
    return finish == Finish.STAY && custodies.isEmpty();
  }

  /**
   * Returns whether the piece that the outcome is about goes off the board: it is removed, captured
   * en passant, or the mover takes its place.
   */
  public boolean removesOccupant() {
    return outcome.occupant().isEnPassant()
        || (outcome.occupant().isPiece()
            && (outcome.effect() == LegEffect.REMOVE || !finish.returns()));
  }

  @Override
  public int compareTo(Landing other) {
    int byOutcome = outcome.compareTo(other.outcome);
    if (byOutcome != 0) {
      return byOutcome;
    }
    int byRights = Boolean.compare(grantsEnPassant, other.grantsEnPassant);
    if (byRights != 0) {
      return byRights;
    }
    int byFinish = finish.compareTo(other.finish);
    return byFinish != 0 ? byFinish : custodies.toString().compareTo(other.custodies.toString());
  }

  /** Written out, as that of a vector is: paths are compared often. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Landing landing
        && grantsEnPassant == landing.grantsEnPassant
        && finish == landing.finish
        && outcome.equals(landing.outcome)
        && custodies.equals(landing.custodies);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * outcome.hashCode() + finish.hashCode()) + custodies.hashCode();
  }
}
