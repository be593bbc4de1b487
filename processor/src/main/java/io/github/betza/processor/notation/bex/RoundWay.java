package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Span;
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
   * Returns whether it may take the same directions as another one, step by step, but under other
   * conditions. A base move stands for itself.
   */
  boolean mayGoAs(RoundWay other) {
    return !isBaseMove()
        && !other.isBaseMove()
        && base.size() == other.base.size()
        && route.initial() == other.route.initial()
        && route.selection().equals(other.route.selection())
        && IntStream.range(0, base.size()).allMatch(i -> base.get(i).mayGoAs(other.base.get(i)))
        && !wherever.equals(other.wherever);
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
