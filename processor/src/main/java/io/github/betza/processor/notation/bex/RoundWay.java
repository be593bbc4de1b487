package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.bex.Step.Modality;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A way to go a group once that is to be repeated.
 *
 * @param route the way
 * @param base its base moves, also those of the sequences that it leaps
 * @param wherever its steps, without where they stand
 */
record RoundWay(Route route, List<Step> base, List<Step> wherever) {
  private static final Span NOWHERE = new Span(0, 0);

  RoundWay {
    base = List.copyOf(base);
    wherever = List.copyOf(wherever);
  }

  /** Makes a way of a route of steps. */
  static RoundWay of(Route route) {
    List<Step> steps = route.steps().orElseThrow();
    return new RoundWay(
        route,
        steps.stream().flatMap(Step::base).toList(),
        steps.stream().map(step -> step.standing(NOWHERE)).toList());
  }

  /**
   * Returns whether it may take the same directions as another one, step by step, and each of them
   * under conditions that the other one lacks. A base move stands for itself.
   */
  boolean mayGoAs(RoundWay other) {
    return !isBaseMove()
        && !other.isBaseMove()
        && base.size() == other.base.size()
        && route.initial() == other.route.initial()
        && route.selection().equals(other.route.selection())
        && IntStream.range(0, base.size()).allMatch(i -> base.get(i).mayGoAs(other.base.get(i)))
        && !covers(other)
        && !other.covers(this);
  }

  /** Returns whether it may do all that another one may. */
  private boolean covers(RoundWay other) {
    return wherever.size() == other.wherever.size()
        && IntStream.range(0, wherever.size())
            .allMatch(i -> covers(wherever.get(i), other.wherever.get(i)));
  }

  private static boolean covers(Step step, Step other) {
    return (step.bits() | other.bits()) == step.bits()
        && (step.modality() == Modality.BOTH || step.modality() == other.modality())
        && step.along(0).only(Modality.BOTH).equals(other.along(0).only(Modality.BOTH));
  }

  private boolean isBaseMove() {
    return route.isStep() && !route.isLeap();
  }

  /** Returns whether it is a leap of a sequence, which leads as far in every round. */
  boolean isSameLeap() {
    return route.isLeap()
        && route.isStep()
        && wherever.get(0).range().isOnce()
        && base.stream().allMatch(step -> step.range().isFixed());
  }
}
