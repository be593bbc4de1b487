package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * One way in which a piece captures: it can if every square of the line satisfies its condition.
 * All vectors are as White sees them from the square of the capturing piece; for Black they are
 * turned by 180 degrees.
 *
 * @param target the square of the captured piece, from the square of the capturing piece; never
 *     (0,0)
 * @param victim the pieces that are captured: {@link Condition#ENEMY}, {@link
 *     Condition#ENEMY_ROYAL} or {@link Condition#ENEMY_COMMON}
 * @param crossings the other squares with conditions, each once, in the order in which the piece
 *     meets them: the squares before the captured piece, and for a capture in passing the ones
 *     after it as well. Neither the target nor the square of the capturing piece is among them
 */
record AttackLine(Vector target, Condition victim, List<Crossing> crossings) {
  AttackLine {
    crossings = List.copyOf(crossings);
  }

  /**
   * A square with a condition, other than the squares of the capturing and the captured piece.
   *
   * @param square the square, from the square of the capturing piece
   * @param condition the condition on its content
   */
  record Crossing(Vector square, Condition condition) {
    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Crossing crossing
          && condition == crossing.condition
          && square.equals(crossing.square);
    }

    @Override
    public int hashCode() {
      return 31 * condition.hashCode() + square.hashCode();
    }
  }

  /** Returns whether this line captures whenever another does. */
  boolean covers(AttackLine other) {
    if (crossings.size() > other.crossings.size()
        || !target.equals(other.target)
        || !victim.admits(other.victim)) {
      return false;
    }
    return crossings.stream().allMatch(other::fulfils);
  }

  /** Returns whether this line's conditions imply a condition. */
  private boolean fulfils(Crossing wanted) {
    for (Crossing crossing : crossings) {
      if (crossing.square.equals(wanted.square)) {
        return wanted.condition.admits(crossing.condition);
      }
    }
    return false;
  }
}
