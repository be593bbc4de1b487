package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;

/**
 * Refuses what cannot be said of an immobilisation: it is no move, but lasts while the piece stands
 * somewhere, however and whenever it came there.
 */
final class Immobilizations {
  private Immobilizations() {}

  /**
   * Refuses to join an immobilisation, its end, or a custodial capture with {@code -}: "in the same
   * general direction" (seed 002) says nothing about pieces in all directions.
   */
  static void refuseDirection(
      Span operator, List<Route> routes, List<Route> nexts, ProblemLog log) {
    boolean after = nexts.stream().anyMatch(next -> hasNoDirection(next.parts().get(0)));
    if (after || routes.stream().anyMatch(Immobilizations::isRelease)) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          operator,
          "'-' goes on in the same general direction, but the effect "
              + (after ? "after" : "before")
              + " it has none",
          Advice.suggest(log.edited(operator, "--", Link.ANY_TURN))
              .noting("\"--\" joins an effect to a move"));
    }
  }

  private static boolean hasNoDirection(Part part) {
    return part instanceof Part.Immobilization || part instanceof Part.Custodial;
  }

  /**
   * Refuses an immobilisation that only an unmoved piece should have. The end of one may stand
   * behind {@code i}, where it begins a sequence that only an unmoved piece has.
   *
   * @return whether there was one
   */
  static boolean refuseInitial(Letter initial, List<Route> routes, ProblemLog log) {
    List<Route> wrong = routes.stream().filter(Immobilizations::isNoMove).toList();
    if (!wrong.isEmpty()) {
      log.add(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          initial.span(),
          "'i' is about a move of the piece, but an immobilisation is none: it lasts while the piece"
              + " stands where it is",
          "'i' modifies moves");
    }
    return !wrong.isEmpty();
  }

  private static boolean isNoMove(Route route) {
    return goesNowhere(route) && !isRelease(route);
  }

  /** Whether a route is the end of immobilisations and nothing else. */
  private static boolean isRelease(Route route) {
    return route.parts().stream()
        .allMatch(part -> part instanceof Part.Immobilization held && held.release());
  }

  private static boolean isImmobilization(Part part) {
    return part instanceof Part.Immobilization;
  }

  private static boolean goesNowhere(Route route) {
    return route.parts().stream().allMatch(Immobilizations::isImmobilization);
  }
}
