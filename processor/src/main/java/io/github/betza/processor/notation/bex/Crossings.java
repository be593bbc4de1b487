package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.Step.Modality;
import io.github.betza.processor.notation.bex.Step.Transit;
import io.github.betza.processor.notation.move.Budget;
import java.util.ArrayList;
import java.util.List;

/** Sequences that go on from pieces, as {@code e} and {@code j} in front of a group let them. */
final class Crossings {
  private Crossings() {}

  /**
   * Lets a sequence leap, each of its paths by the same rule: it is one leap if it captures nothing
   * on its way and does not turn back, so that nothing between its ends matters, not even holes.
   * Otherwise each of its parts ends on a square of the board, empty or not. Its slides pass over
   * pieces already.
   *
   * @param budget what may still be looked at
   * @return the sequences; none where there are too many leaps, for which the budget is spent then
   */
  static List<List<Step>> leaping(List<Step> steps, Budget budget) {
    NetLeaps.Found found = NetLeaps.of(steps, budget);
    List<List<Step>> results = new ArrayList<>();
    found.leaps().forEach(leap -> results.add(List.of(leap)));
    if (found.turnsBack() || results.isEmpty()) {
      results.add(overAnything(steps));
    } else {
      results.addAll(capturingOnTheWay(steps));
    }
    return results;
  }

  /**
   * Lets a sequence jump over exactly one hurdle, which stands where a part of it ends that another
   * follows. The other parts end as they do without that; the hurdle stays, so it is none of those
   * that must capture.
   */
  static List<List<Step>> jumping(List<Step> steps) {
    List<List<Step>> results = new ArrayList<>();
    for (int hurdle = 0; hurdle < steps.size() - 1; hurdle++) {
      if (steps.get(hurdle).modality().moves()) {
        List<Step> jumping = new ArrayList<>(steps);
        jumping.set(hurdle, steps.get(hurdle).crossing(Transit.HURDLE));
        results.add(jumping);
      }
    }
    return results;
  }

  /** Returns a sequence that passes over anything, as far as it captures before its last step. */
  static List<List<Step>> capturingOnTheWay(List<Step> steps) {
    List<List<Step>> results = new ArrayList<>();
    for (int first = 0; first < steps.size() - 1; first++) {
      if (steps.get(first).modality().captures()) {
        results.add(overAnything(capturingFirst(steps, first)));
      }
    }
    return results;
  }

  /**
   * Returns whether a step belongs to what {@code e} makes of a sequence, some paths of which are
   * no leap, or leaps of other lengths.
   */
  static boolean isNoSingleLeap(Step step) {
    return step.varies() || step.transit() == Transit.ANY;
  }

  /**
   * Refuses {@code -} beside a sequence that leaps, but not on all of its paths: the general
   * direction is that of the leap on some, and that of a single step on others.
   */
  static void refuseDirection(
      Span operator, List<Route> routes, List<Route> nexts, ProblemLog log) {
    if (routes.stream().anyMatch(Crossings::endsOverAnything)
        || nexts.stream().anyMatch(Crossings::beginsOverAnything)) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          operator,
          "'-' goes on in the general direction of a leap ('e'), but paths of this sequence capture"
              + " on their way or turn back, and so are none",
          Advice.suggest(log.edited(operator, "--", Link.ANY_TURN))
              .noting(
                  "it is one leap where all but its last base move move only, in one general"
                      + " direction, as in \"e(mW-F)-W\""));
    }
  }

  private static boolean beginsOverAnything(Route route) {
    Part first = route.parts().get(0);
    return first instanceof Part.Ranged ranged
        ? ranged.steps().get(0).transit() == Transit.ANY
        : first instanceof Step step && step.transit() == Transit.ANY;
  }

  private static boolean endsOverAnything(Route route) {
    int before = route.parts().size() - 2;
    return before >= 0
        && route.parts().get(before) instanceof Step step
        && step.transit() == Transit.ANY;
  }

  private static List<Step> overAnything(List<Step> steps) {
    List<Step> crossing = new ArrayList<>(steps);
    crossing.subList(0, steps.size() - 1).replaceAll(step -> step.crossing(Transit.ANY));
    return crossing;
  }

  /** Returns a sequence whose first capture is made by a certain step. */
  static List<Step> capturingFirst(List<Step> steps, int first) {
    List<Step> capturing = new ArrayList<>(steps);
    capturing.subList(0, first).replaceAll(step -> step.only(Modality.MOVE));
    capturing.set(first, steps.get(first).only(Modality.CAPTURE));
    return capturing;
  }
}
