package io.github.betza.processor.emit.template;

import io.github.betza.board.Geometry;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.List;

/** Questions about legs. */
public final class LegQueries {
  private LegQueries() {}

  /** Returns whether the leg is a single step. */
  public static boolean isLeap(Leg leg) {
    return leg.length().isOne() && !leg.ski() && leg.mayEndAfter(1);
  }

  /**
   * Returns whether steps cannot be offsets, because they go round the board or beyond its padding.
   */
  public static boolean isFar(Leg leg) {
    int skipped = leg.ski() ? 2 : 1;
    boolean skipsAround = leg.ski() && !leg.isStraight();
    boolean far = leg.wrap() != Wrap.NONE || skipsAround;
    for (Vector step : leg.cycle()) {
      far |= step.reach() * skipped > Geometry.PADDING;
    }
    return far;
  }

  /** Returns whether the leg may return to its start: round the board, or in a circle. */
  public static boolean comesRound(Leg leg) {
    Vector round = Vector.ZERO;
    for (Vector step : leg.cycle()) {
      round = round.plus(step);
    }
    return leg.wrap() != Wrap.NONE
        || (round.equals(Vector.ZERO) && most(leg) >= leg.cycle().size());
  }

  /** Returns whether the length depends on where on the board the leg begins. */
  static boolean dependsOnPlace(Leg leg) {
    return leg.length() instanceof Length.ToEnemyHalf;
  }

  /** Returns whether the leg goes as far as it can, and may end after any step. */
  public static boolean isUnlimited(Leg leg) {
    return leg.length() instanceof Between between
        && between.least() == 1
        && between.most() == Length.UNLIMITED;
  }

  /** Returns the most steps that the leg can take on any board. */
  public static int most(Leg leg) {
    return leg.length() instanceof Between between
        ? Math.min(between.most(), LargestBoard.ACROSS)
        : LargestBoard.ACROSS;
  }

  /** Returns the fewest steps that the leg takes. */
  public static int least(Leg leg) {
    return leg.length() instanceof Between between ? between.least() : 1;
  }

  /** Returns all vectors of the leg: its steps, and the squares that they pass over. */
  public static List<Vector> vectors(Leg leg) {
    List<Vector> vectors = new ArrayList<>(leg.cycle());
    leg.bridge().routes().forEach(routes -> routes.forEach(vectors::addAll));
    return vectors;
  }
}
