package io.github.betza.processor.emit.template;

import io.github.betza.board.Geometry;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

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

  public static Leg map(Leg leg, UnaryOperator<Vector> change) {
    List<Vector> cycle = new ArrayList<>();
    leg.cycle().forEach(step -> cycle.add(change.apply(step)));
    if (leg.bridge().isNone()) {
      return leg.withSteps(cycle, leg.bridge());
    }
    List<List<List<Vector>>> routes = new ArrayList<>();
    for (List<List<Vector>> ofStep : leg.bridge().routes()) {
      routes.add(
          ofStep.stream()
              .map(route -> route.stream().map(change).sorted(ORDER).toList())
              .sorted(Comparator.comparing(List::toString))
              .toList());
    }
    return leg.withSteps(cycle, new Bridge(leg.bridge().condition(), routes));
  }

  /** Sorts vectors: the furthest forward first, then those to the right. */
  public static final Comparator<Vector> ORDER =
      (one, other) ->
          one.ranks() != other.ranks()
              ? Integer.compare(other.ranks(), one.ranks())
              : Integer.compare(other.files(), one.files());
}
