package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.bex.Step.Modality;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A way to go a group once that is to be repeated.
 *
 * @param route the way
 * @param steps its steps, without where they stand
 */
record RoundWay(Route route, List<Step> steps) {
  private static final Span NOWHERE = new Span(0, 0);

  RoundWay {
    steps = List.copyOf(steps);
  }

  /** Makes a way of a route of steps. */
  static RoundWay of(Route route) {
    return new RoundWay(
        route,
        route.steps().orElseThrow().stream()
            .map(step -> step.standing(NOWHERE).linked(step.link().wherever()))
            .toList());
  }

  /**
   * Returns whether it may take the same directions as another one, step by step, and each of them
   * under conditions that the other one lacks. A base move stands for itself.
   */
  boolean mayGoAs(RoundWay other) {
    return !route.isStep()
        && !other.route.isStep()
        && steps.size() == other.steps.size()
        && route.initial() == other.route.initial()
        && route.selection().equals(other.route.selection())
        && IntStream.range(0, steps.size()).allMatch(i -> steps.get(i).mayGoAs(other.steps.get(i)))
        && !covers(other)
        && !other.covers(this);
  }

  /** Returns whether it may do all that another one may. */
  private boolean covers(RoundWay other) {
    return steps.size() == other.steps.size()
        && IntStream.range(0, steps.size()).allMatch(i -> covers(steps.get(i), other.steps.get(i)));
  }

  private static boolean covers(Step step, Step other) {
    return (step.bits() | other.bits()) == step.bits()
        && (step.modality() == Modality.BOTH || step.modality() == other.modality())
        && step.along(0).only(Modality.BOTH).equals(other.along(0).only(Modality.BOTH));
  }
}
