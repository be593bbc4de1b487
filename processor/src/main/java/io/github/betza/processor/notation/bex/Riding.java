package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.EmptySelections;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes riders of what stands in a group: {@code (N)*}, {@code (mW-F)*}. */
final class Riding {
  private final RangeParser.Suffix suffix;
  private final Cursor cursor;
  private final ProblemLog log;
  private final List<Rider> riders = new ArrayList<>();
  private final EmptySelections empty = new EmptySelections();

  /**
   * A rider.
   *
   * @param ways the ways to go its round
   * @param ridden whether it is repeated as it stands
   */
  private record Rider(List<RoundWay> ways, boolean ridden) {
    Rider {
      ways = List.copyOf(ways);
    }
  }

  Riding(RangeParser.Suffix suffix, Cursor cursor) {
    this.suffix = suffix;
    this.cursor = cursor;
    this.log = cursor.log();
  }

  /** Adds a base move with a range, which is a rider already. */
  void keep(Route route) {
    riders.add(new Rider(List.of(RoundWay.of(route)), true));
  }

  /** Adds a way to go the group once, and returns whether it can be repeated. */
  boolean add(Route route) {
    List<Route> ways = ways(route);
    cursor.budget().takeSequences(ways.size());
    if (cursor.isSpent(suffix.span())) {
      return false;
    }
    ways.forEach(way -> join(RoundWay.of(way)));
    route.selection().ifPresent(paths -> empty.add(paths.letters(), !ways.isEmpty()));
    return !log.hasErrors();
  }

  /**
   * Returns the riders. Ways that may go in the same directions are one, each of whose rounds may
   * be gone in another way.
   */
  List<Route> riders() {
    empty.report(log);
    return riders.stream().flatMap(rider -> routes(rider).stream()).toList();
  }

  /** Returns the ways that a route is once its direction letters are written out. */
  private List<Route> ways(Route route) {
    if (route.steps().isEmpty()) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          suffix.span(),
          "only sequences of base moves can be repeated, and only once more as a whole",
          "the base moves in it can be repeated");
      return List.of();
    }
    if (route.steps().get().stream().anyMatch(Crossings::isNoSingleLeap)) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          suffix.span(),
          "what leaps ('e') can be repeated where each of its paths is one leap only: without slides"
              + " or captures on its way, and without turning back",
          "all but its last base move move only in \"e(mW-F)2\"");
      return List.of();
    }
    return Selections.ofRound(route, cursor);
  }

  /** Adds a way to the riders in whose directions it may go, which are one then. */
  private void join(RoundWay way) {
    List<RoundWay> joined = new ArrayList<>();
    int place = riders.size();
    for (int i = riders.size() - 1; i >= 0; i--) {
      if (riders.get(i).ways().stream().anyMatch(way::mayGoAs)) {
        joined.addAll(0, riders.remove(i).ways());
        place = i;
      }
    }
    joined.add(way);
    riders.add(Math.min(place, riders.size()), new Rider(joined, false));
  }

  /** A leap of a sequence is a rider as a base move is: {@code e(mfW-F)*} is a NN. */
  private List<Route> routes(Rider rider) {
    List<Route> routes = rider.ways().stream().map(RoundWay::route).toList();
    Optional<Route> ranged = ranged(routes.get(0));
    if (rider.ridden() || ranged.isPresent()) {
      return rider.ridden() ? routes : List.of(ranged.get());
    }
    Route first = routes.get(0);
    List<List<Step>> rounds = routes.stream().map(route -> route.steps().orElseThrow()).toList();
    return List.of(
        first.with(List.of(new Part.Ride(first.span().to(suffix.span()), rounds, suffix.range()))));
  }

  /**
   * Returns a route that is one base move with a range; nothing where it has no room for one. A
   * group "is the same as" what it holds (seed 002), so {@code (R)4} is {@code R4}; but where a
   * range is written inside, in whichever style, the whole slide is repeated.
   */
  Optional<Route> ranged(Route route) {
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
        && !step.varies()
        && step.style()
            .equals(new Step.Style(step.style().passing(), Step.Hop.NONE, Turn.NONE, false));
  }
}
