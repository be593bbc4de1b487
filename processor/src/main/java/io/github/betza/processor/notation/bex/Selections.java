package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.EmptySelections;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.Sector;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes out those paths of a group that the direction letters in front of it mean: by where the
 * group leads. A group that is part of a longer sequence needs that, because the sequence leads
 * elsewhere.
 */
final class Selections {
  private final Route route;
  private final Sector selection;
  private final List<Step> steps;
  private final Cursor cursor;
  private final Budget budget;
  private final ProblemLog log;
  private final Map<List<Step>, Integer> meant = new LinkedHashMap<>();
  private boolean unclear;

  /**
   * A path as far as it is chosen.
   *
   * @param steps the steps, each in one direction
   * @param leaps the leaps that they make
   */
  private record Path(List<Step> steps, List<Vector> leaps) {
    Path with(Step step, Vector leap) {
      List<Step> moreSteps = new ArrayList<>(steps);
      moreSteps.add(step);
      List<Vector> moreLeaps = new ArrayList<>(leaps);
      moreLeaps.add(leap);
      return new Path(moreSteps, moreLeaps);
    }
  }

  private Selections(Route route, List<Step> steps, Cursor cursor) {
    this.route = route;
    this.selection = route.selection().orElseThrow().toward();
    this.steps = steps;
    this.cursor = cursor;
    this.budget = cursor.budget();
    this.log = cursor.log();
    extend(new Path(List.of(), List.of()));
  }

  /** Returns routes without direction letters in front of them; what is wrong is reported. */
  static List<Route> written(List<Route> routes, Cursor cursor) {
    List<Route> written = new ArrayList<>();
    EmptySelections empty = new EmptySelections();
    for (Route route : routes) {
      if (route.selection().isEmpty()) {
        written.add(route);
        continue;
      }
      Optional<List<Step>> steps = route.steps();
      if (steps.isEmpty()) {
        reportOthers(route, cursor.log());
        return List.of();
      }
      List<Route> paths = new Selections(route, steps.get(), cursor).paths();
      if (cursor.log().hasErrors()) {
        return List.of();
      }
      empty.add(route.selection().get().letters(), !paths.isEmpty());
      written.addAll(paths);
      cursor.budget().takeSequences(paths.size());
      if (cursor.isSpent(route.span())) {
        return List.of();
      }
    }
    empty.report(cursor.log());
    return written;
  }

  /**
   * Returns the ways to go a group once that direction letters in front of it mean, where they are
   * about each round of a rider. A group whose slides can lead in several directions is left to who
   * knows all rounds.
   */
  static List<Route> ofRound(Route route, Cursor cursor) {
    if (route.selection().isEmpty()) {
      return List.of(route);
    }
    Selections selections = new Selections(route, route.steps().orElseThrow(), cursor);
    return selections.unclear ? List.of(route) : selections.routes();
  }

  private static void reportOthers(Route route, ProblemLog log) {
    Optional<Part> ride =
        route.parts().stream().filter(part -> part instanceof Part.Ride).findFirst();
    if (ride.isPresent()) {
      report(route.span().to(ride.get().span()), log, "a sequence in it is repeated");
    } else {
      report(route.span(), log, "it holds more than base moves");
    }
  }

  private static void report(Span span, ProblemLog log, String why) {
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        span,
        "direction letters before this group, which is part of a longer sequence, cannot choose"
            + " among its paths: "
            + why,
        "direction letters on the base moves in the group choose where each of them goes");
  }

  private List<Route> paths() {
    if (unclear) {
      report(route.span(), log, "where it leads depends on how far it slides or hops");
      return List.of();
    }
    return routes();
  }

  private List<Route> routes() {
    if (cursor.isSpent(route.span())) {
      return List.of();
    }
    List<Route> paths = new ArrayList<>();
    meant.forEach((path, bits) -> paths.add(path(path, bits)));
    return paths;
  }

  private Route path(List<Step> path, int bits) {
    List<Step> whole = new ArrayList<>(path);
    whole.set(whole.size() - 1, path.get(path.size() - 1).along(bits));
    return new Route(route.span(), route.initial(), List.copyOf(whole), Optional.empty());
  }

  private void extend(Path path) {
    int number = path.steps().size();
    if (number == steps.size()) {
      finish(path);
      return;
    }
    Step step = steps.get(number);
    if (step.style().turn() != Turn.NONE || step.style().hop() != Step.Hop.NONE) {
      unclear = true;
    }
    if (unclear) {
      return;
    }
    Optional<Vector> before =
        number == 0 ? Optional.empty() : Optional.of(path.leaps().get(number - 1));
    Link link = number == 0 ? step.link() : Link.ANYWHERE;
    List<Integer> directions = step.directions(before);
    for (int direction : budget.takeSteps(directions.size()) ? directions : List.<Integer>of()) {
      extend(path.with(step.along(1 << direction).linked(link), step.atom().leap(direction)));
    }
  }

  /** Keeps a path, or those lengths of its slide with which it leads where it is meant to. */
  private void finish(Path path) {
    Vector fixed = Vector.ZERO;
    int slide = -1;
    for (int i = 0; i < steps.size(); i++) {
      Step.Range range = steps.get(i).range();
      if (range.least() == range.most()) {
        fixed = fixed.plus(path.leaps().get(i).times(range.most()));
      } else if (slide < 0) {
        slide = i;
      } else {
        unclear = true;
        return;
      }
    }
    if (slide < 0) {
      if (isMeant(fixed, path)) {
        keep(path.steps());
      }
      return;
    }
    keepLengths(path, slide, fixed);
  }

  private void keepLengths(Path path, int slide, Vector fixed) {
    Step step = path.steps().get(slide);
    Vector leap = path.leaps().get(slide);
    int least = step.range().least();
    int most = Math.max(least, Math.min(step.range().most(), LargestBoard.ACROSS));
    int start = 0;
    for (int times = least; times <= most + 1; times++) {
      boolean here = times <= most && isMeant(fixed.plus(leap.times(times)), path);
      if (here && start == 0) {
        start = times;
      } else if (!here && start != 0) {
        int end = times > most ? step.range().most() : times - 1;
        List<Step> limited = new ArrayList<>(path.steps());
        limited.set(slide, step.ranged(new Step.Range(start, end)));
        keep(limited);
        start = 0;
      }
    }
  }

  private boolean isMeant(Vector displacement, Path path) {
    return PathBuilder.isSelected(
        selection, displacement, steps.get(0).atom(), path.leaps().get(0));
  }

  /** Paths that differ in the direction of their last step only are one. */
  private void keep(List<Step> path) {
    List<Step> open = new ArrayList<>(path);
    Step last = open.get(open.size() - 1);
    open.set(open.size() - 1, last.along(0));
    meant.merge(List.copyOf(open), last.bits(), (one, other) -> one | other);
  }
}
