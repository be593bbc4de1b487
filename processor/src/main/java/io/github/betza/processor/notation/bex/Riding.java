package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Makes riders of what stands in a group: {@code (N)*}, {@code (mW-F)*}. */
final class Riding {
  private final RangeParser.Suffix suffix;
  private final Cursor cursor;
  private final ProblemLog log;

  Riding(RangeParser.Suffix suffix, Cursor cursor) {
    this.suffix = suffix;
    this.cursor = cursor;
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
   * Returns the riders of the ways to go a group once; nothing where it cannot ride. Ways that may
   * go in the same directions are one rider, each of whose rounds may be gone in another way.
   *
   * @param routes the ways
   * @param isRidden which of them are riders already
   */
  List<Route> ride(List<Route> routes, Predicate<Route> isRidden) {
    List<Route> riders = new ArrayList<>();
    List<List<RoundWay>> groups = new ArrayList<>();
    int size = 0;
    for (Route route : routes) {
      if (isRidden.test(route)) {
        groups.add(List.of(RoundWay.of(route)));
        continue;
      }
      List<Route> ways = ways(route);
      size += ways.size();
      if (ways.isEmpty() || size > SumParser.MOST_ROUTES) {
        return ways.isEmpty() ? List.of() : tooMany();
      }
      ways.forEach(way -> add(RoundWay.of(way), groups));
    }
    for (List<RoundWay> group : groups) {
      if (isRidden.test(group.get(0).route())) {
        riders.add(group.get(0).route());
      } else {
        riders.addAll(riders(group));
      }
    }
    return riders;
  }

  /** Returns the ways that a route is once its direction letters and its leaps are written out. */
  private List<Route> ways(Route route) {
    if (route.steps().isEmpty()) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          suffix.span(),
          "only sequences of base moves can be repeated, and only once more as a whole",
          "repeat the base moves, or write the sequence out");
      return List.of();
    }
    List<Route> all = new ArrayList<>();
    for (Route way : Selections.ofRound(route, cursor)) {
      Optional<List<Route>> apart = LeapsApart.of(way, true, cursor.search());
      if (apart.isEmpty()) {
        return tooMany();
      }
      all.addAll(apart.get());
    }
    return all;
  }

  private List<Route> tooMany() {
    log.add(
        ProblemCode.TOO_MANY_PATHS,
        suffix.span(),
        "there are too many ways to go this group once, so it cannot be repeated",
        Bex.PATHS_HELP);
    return List.of();
  }

  /** Adds a way to the riders in whose directions it may go, which are one then. */
  private static void add(RoundWay way, List<List<RoundWay>> riders) {
    List<RoundWay> joined = new ArrayList<>();
    for (Iterator<List<RoundWay>> each = riders.iterator(); each.hasNext(); ) {
      List<RoundWay> rider = each.next();
      if (rider.stream().noneMatch(way::mayGoAs)) {
        continue;
      }
      if (joined.isEmpty()) {
        joined = rider;
      } else {
        joined.addAll(rider);
        each.remove();
      }
    }
    if (joined.isEmpty()) {
      riders.add(joined);
    }
    joined.add(way);
  }

  /** Leaps that are always the same are riders as base moves are: {@code e(mfW-F)*} is a NN. */
  private List<Route> riders(List<RoundWay> ways) {
    List<Route> repeated = ways.stream().flatMap(way -> repeated(way.route()).stream()).toList();
    if (repeated.size() == ways.size() && ways.stream().allMatch(RoundWay::isSameLeap)) {
      return repeated;
    }
    Route first = ways.get(0).route();
    List<List<Step>> rounds = ways.stream().map(way -> way.route().steps().orElseThrow()).toList();
    return List.of(
        first.with(List.of(new Part.Ride(first.span().to(suffix.span()), rounds, suffix.range()))));
  }

  /**
   * Returns a route that is one base move with a range; nothing where it has no room for one, or is
   * the leap of a sequence, of which there may be other ways. A group "is the same as" what it
   * holds (seed 002), so {@code (R)4} is {@code R4}; but where a range is written inside, in
   * whichever style, the whole slide is repeated.
   */
  Optional<Route> ranged(Route route) {
    return route.isLeap() ? Optional.empty() : repeated(route);
  }

  private Optional<Route> repeated(Route route) {
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
