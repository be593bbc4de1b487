package io.github.betza.processor.path.line;

import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Leg;
import io.github.betza.model.AttackPath.Start;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Vector;

/**
 * One way to move: straight legs, each of which begins where the one before ended. Squares that
 * must be empty for a lame step are ends of legs as well.
 *
 * @param initial whether only an unmoved piece moves so
 * @param way the legs
 * @param lame how many of the last legs but one only lead to squares that must be empty for the
 *     last step
 * @param landing how the move ends
 */
public record LinePath(boolean initial, AttackPath way, int lame, Landing landing) {
  public static Vector step(Leg leg) {
    return new Vector(leg.files(), leg.ranks());
  }

  /** Returns whether a leg is one step and no more. */
  public static boolean isLeap(Leg leg) {
    return leg.most() == 1;
  }

  /** Returns whether the square where a leg begins must be occupied, and not empty. */
  public static boolean isOverPiece(Leg leg) {
    return leg.start() == Start.PIECE;
  }
}
