package io.github.betza.processor.path.line;

import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Leg;
import io.github.betza.model.AttackPath.Start;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Vector;

/**
 * One way to move: straight legs, each of which begins where the one before ended. The squares that
 * must be empty for a lame step are ends of legs as well.
 *
 * @param initial whether only an unmoved piece moves in this way
 * @param way the legs
 * @param lame the number of legs before the last one that only lead to squares that must be empty
 *     for the last step
 * @param landing the end of the move
 */
public record LinePath(boolean initial, AttackPath way, int lame, Landing landing) {
  public static Vector step(Leg leg) {
    return new Vector(leg.files(), leg.ranks());
  }

  /** Returns whether a leg is exactly one step. */
  public static boolean isLeap(Leg leg) {
    return leg.most() == 1;
  }

  /** Returns whether the square where a leg begins must be occupied, and not empty. */
  public static boolean isOverPiece(Leg leg) {
    return leg.start() == Start.PIECE;
  }
}
