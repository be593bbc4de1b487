package io.github.betza.processor.path;

import java.util.List;

/**
 * The condition of a step on the squares that it passes over. There may be several routes; one
 * route that satisfies the condition is enough.
 *
 * @param condition the condition on the squares of a route
 * @param routes for each step of the leg's cycle the routes, each the squares passed over as
 *     vectors from the start of the step
 */
public record Bridge(Condition condition, List<List<List<Vector>>> routes) {
  /** No condition. */
  public static final Bridge NONE = new Bridge(Condition.EMPTY, List.of());

  /** The condition on the squares of a route. */
  public enum Condition {
    /** All of them are empty: a lame step. */
    EMPTY,
    /** All of them are occupied: a jump. */
    OCCUPIED,
    /** One of them is occupied, and all others are empty: a jump over a single hurdle. */
    ONE_OCCUPIED
  }

  public Bridge {
    routes = List.copyOf(routes);
  }

  /** Returns whether there is no condition. */
  public boolean isNone() {
    return routes.isEmpty();
  }

  /** Returns whether a step may cross an empty square. */
  public boolean mayCrossEmpty() {
    return !isNone() && condition != Condition.OCCUPIED;
  }

  /** Returns whether every step crosses an empty square on every route. */
  public boolean crossesEmpty() {
    int occupied = condition == Condition.ONE_OCCUPIED ? 1 : 0;
    return mayCrossEmpty()
        && routes.stream().flatMap(List::stream).allMatch(route -> route.size() > occupied);
  }

  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Bridge bridge
        && condition == bridge.condition
        && routes.equals(bridge.routes);
  }

  @Override
  public int hashCode() {
    return 31 * condition.hashCode() + routes.hashCode();
  }
}
