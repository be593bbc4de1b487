package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.List;

/**
 * Refuses what cannot be said of an immobilisation: it is no move, but lasts while the piece stands
 * somewhere, however and whenever it came there.
 */
final class Immobilizations {
  private Immobilizations() {}

  /**
   * Refuses to join an immobilisation, or its end, with {@code -}: "in the same general direction"
   * (seed 002) says nothing about "all enemy pieces that could be reached".
   */
  static void refuseDirection(
      Span operator, List<Route> routes, List<Route> nexts, ProblemLog log) {
    boolean behind = nexts.stream().anyMatch(next -> isImmobilization(next.parts().get(0)));
    if (behind || routes.stream().anyMatch(Immobilizations::isRelease)) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          operator,
          behind
              ? "'-' goes on in the same general direction, but the immobilisation behind it"
                  + " holds in all of its directions"
              : "'-' goes on in the same general direction, but the release in front of it has"
                  + " none",
          log.offer(operator, "--"));
    }
  }

  private static boolean isImmobilization(Part part) {
    return part instanceof Part.Immobilization;
  }

  /** Whether a route goes nowhere yet. */
  private static boolean isRelease(Route route) {
    return route.parts().stream().allMatch(Immobilizations::isImmobilization);
  }
}
