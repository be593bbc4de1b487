package io.github.betza.processor.path;

import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A way to end a move.
 *
 * @param outcome the condition on the square reached, and the effect there
 * @param grantsEnPassant whether the squares that the last leg passed over become en-passant
 *     squares on which the piece can be captured on the next ply
 * @param finish where the mover is after the move
 * @param custodies the custodial captures from the square where the mover finishes, all that are
 *     possible at once; if the list is not empty, at least one must be possible
 */
public record Landing(
    LegOutcome outcome, boolean grantsEnPassant, Finish finish, List<Custody> custodies)
    implements Comparable<Landing> {
  public Landing {
    custodies = List.copyOf(custodies);
  }

  /** Makes a landing after which the mover stays on the square, without custodial captures. */
  public Landing(LegOutcome outcome, boolean grantsEnPassant) {
    this(outcome, grantsEnPassant, Finish.STAY, List.of());
  }

  /** Returns whether the move ends on the square reached without effects elsewhere. */
  public boolean isPlain() {
    return finish == Finish.STAY && custodies.isEmpty();
  }

  /**
   * Returns whether the piece that the outcome affects leaves the board: it is removed, captured en
   * passant, or the mover takes its place.
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

  /** Returns the same landing with every vector changed, and with sorted custodial captures. */
  public Landing mapped(UnaryOperator<Vector> change) {
    if (custodies.isEmpty()) {
      return this;
    }
    List<Custody> changed =
        custodies.stream()
            .map(
                custody ->
                    new Custody(
                        custody.between().stream().map(change).toList(),
                        change.apply(custody.friend())))
            .sorted(
                Comparator.comparing(Custody::friend, Vector.ORDER)
                    .thenComparing(custody -> custody.between().toString()))
            .toList();
    return new Landing(outcome, grantsEnPassant, finish, changed);
  }

  /** Written out, as {@link Vector#equals} is: paths are compared often. */
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

  /**
   * A custodial capture ({@code [cc]} of seed 002): an enemy piece between the mover, where it
   * finishes, and another piece of its side is taken off the board. A piece that was put down on
   * the way is neither held nor a captor, and blocks the line; no dialect has both.
   *
   * @param between the squares between the two captors, as vectors from the square where the mover
   *     finishes; exactly one of them must be occupied, by an enemy piece
   * @param friend the square of the other captor, as a vector from there; it must hold an own piece
   *     other than the mover other than the mover
   */
  public record Custody(List<Vector> between, Vector friend) {
    public Custody {
      between = List.copyOf(between);
    }
  }
}
