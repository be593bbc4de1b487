package io.github.betza.processor.path;

import java.util.List;

/**
 * What a step asks of the squares that it passes over. There may be several routes; one whose
 * squares all fulfil the condition is enough.
 *
 * @param occupied whether the squares must be occupied (a jump) or empty (a lame step)
 * @param routes for each step of the leg's cycle the routes, each the squares passed over as
 *     vectors from where the step begins
 */
public record Bridge(boolean occupied, List<List<List<Vector>>> routes) {
  /** No condition. */
  public static final Bridge NONE = new Bridge(false, List.of());

  /** Copies the lists. */
  public Bridge {
    routes = List.copyOf(routes);
  }

  /** Returns whether there is no condition. */
  public boolean isNone() {
    return routes.isEmpty();
  }
}
