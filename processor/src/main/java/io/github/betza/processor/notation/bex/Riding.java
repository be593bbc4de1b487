package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Makes riders of what stands in a group: {@code (N)*}, {@code (mW-F)*}. */
final class Riding {
  private final ProblemLog log;

  Riding(Cursor cursor) {
    this.log = cursor.log();
  }

  /** Returns what a range behind a group can say about what stands in it. */
  static RangeParser.Before before(List<Route> inside) {
    boolean slides = false;
    for (Route route : inside) {
      Optional<List<Step>> steps = route.steps();
      if (steps.isEmpty()) {
        return RangeParser.Before.NO_RANGE;
      }
      slides |= steps.get().stream().anyMatch(step -> step.range().isUnlimited());
    }
    return slides ? RangeParser.Before.SLIDE : RangeParser.Before.MOVE;
  }

  /**
   * Returns the riders of the ways to go a group once; nothing where it cannot ride. Ways that
   * differ in what stands on the squares between are one rider, which may change between them.
   */
  List<Route> ride(List<Route> routes, RangeParser.Suffix suffix) {
    List<Route> riders = new ArrayList<>();
    for (Route route : routes) {
      Optional<Route> next = ride(route, suffix);
      if (next.isEmpty()) {
        return List.of();
      }
      int last = riders.size() - 1;
      Optional<Route> both = last < 0 ? Optional.empty() : mixed(riders.get(last), next.get());
      if (both.isPresent()) {
        riders.set(last, both.get());
      } else {
        riders.add(next.get());
      }
    }
    return riders;
  }

  private static Optional<Route> mixed(Route one, Route other) {
    if (!(one.parts().get(0) instanceof Part.Ride ride)
        || !(other.parts().get(0) instanceof Part.Ride more)
        || !goAlike(ride.steps(), more.steps())) {
      return Optional.empty();
    }
    List<List<Step>> rounds = new ArrayList<>(ride.rounds());
    rounds.addAll(more.rounds());
    return Optional.of(one.with(List.of(new Part.Ride(ride.span(), rounds, ride.range()))));
  }

  /** Returns whether two sequences lead to the same squares, and end there alike. */
  private static boolean goAlike(List<Step> one, List<Step> other) {
    int last = one.size() - 1;
    return other.size() == one.size()
        && one.get(last).equals(other.get(last))
        && IntStream.range(0, last).allMatch(i -> one.get(i).goesAs(other.get(i)));
  }

  private Optional<Route> ride(Route route, RangeParser.Suffix suffix) {
    Optional<Route> ranged = ranged(route, suffix);
    if (ranged.isPresent()) {
      return ranged;
    }
    Optional<List<Step>> steps = route.steps();
    if (steps.isPresent()) {
      return Optional.of(
          route.with(
              List.of(
                  new Part.Ride(
                      route.span().to(suffix.span()), List.of(steps.get()), suffix.range()))));
    }
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        suffix.span(),
        "only sequences of base moves can be repeated, and only once more as a whole",
        "repeat the base moves, or write the sequence out");
    return Optional.empty();
  }

  /**
   * Returns a route that is one base move with a range; nothing where it has no room for one. A
   * group "is the same as" what it holds (seed 002), so {@code (R)4} is {@code R4}; but where a
   * range is written inside, in whichever style, the whole slide is repeated.
   */
  Optional<Route> ranged(Route route, RangeParser.Suffix suffix) {
    if (!route.isStep()) {
      return Optional.empty();
    }
    Step step = (Step) route.parts().get(0);
    return (step.range().isOnce() || step.range().bare()) && isPlain(step)
        ? Optional.of(route.with(List.of(step.ranged(suffix.range()))))
        : Optional.empty();
  }

  /** A leap that is lame or jumps does so every time; other modifiers need the range inside. */
  private static boolean isPlain(Step step) {
    return step.mark() == Step.Mark.NONE
        && step.style()
            .equals(new Step.Style(step.style().passing(), Step.Hop.NONE, Turn.NONE, false));
  }
}
