package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.Atom;
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
  /** The most paths of a group that are looked at. */
  private static final int MOST = 20_000;

  private static final Vector NOWHERE = new Vector(0, 0);

  private final Route route;
  private final Sector selection;
  private final List<Step> steps;
  private final ProblemLog log;
  private final Map<List<Step>, Integer> meant = new LinkedHashMap<>();
  private int looked;
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

  private Selections(Route route, List<Step> steps, ProblemLog log) {
    this.route = route;
    this.selection = route.selection().orElseThrow();
    this.steps = steps;
    this.log = log;
  }

  /** Returns routes without direction letters in front of them; what is wrong is reported. */
  static List<Route> written(List<Route> routes, ProblemLog log) {
    List<Route> written = new ArrayList<>();
    for (Route route : routes) {
      if (route.selection().isEmpty()) {
        written.add(route);
        continue;
      }
      Optional<List<Step>> steps = route.steps();
      if (steps.isEmpty()) {
        report(route, log, "it holds more than base moves");
        return List.of();
      }
      List<Route> paths = new Selections(route, steps.get(), log).paths();
      if (paths.isEmpty()) {
        return List.of();
      }
      written.addAll(paths);
    }
    return written;
  }

  private static void report(Route route, ProblemLog log, String why) {
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        route.span(),
        "direction letters in front of this group, which is part of a longer sequence, cannot choose"
            + " among its paths: "
            + why,
        "put the letters on the base moves in the group, or a group around the whole move");
  }

  private List<Route> paths() {
    extend(new Path(List.of(), List.of()));
    if (unclear) {
      report(route, log, "where it leads depends on how far it slides or hops");
    } else if (looked > MOST) {
      log.add(
          ProblemCode.TOO_MANY_PATHS,
          route.span(),
          "the group has more than " + MOST + " paths, among which the letters in front choose",
          Bex.PATHS_HELP);
    } else if (meant.isEmpty()) {
      log.add(
          ProblemCode.CONTRADICTORY_MODIFIERS,
          route.span(),
          "no path of the group leads where the direction letters in front of it say",
          "leave the letters out");
    } else {
      List<Route> paths = new ArrayList<>();
      meant.forEach((path, bits) -> paths.add(path(path, bits)));
      return paths;
    }
    return List.of();
  }

  private Route path(List<Step> path, int bits) {
    List<Step> whole = new ArrayList<>(path);
    whole.set(whole.size() - 1, path.get(path.size() - 1).along(bits));
    return new Route(route.span(), route.initial(), List.copyOf(whole), Optional.empty());
  }

  private void extend(Path path) {
    int number = path.steps().size();
    if (number == steps.size()) {
      looked++;
      finish(path);
      return;
    }
    Step step = steps.get(number);
    if (step.style().turn() != Turn.NONE || step.style().hop() != Step.Hop.NONE) {
      unclear = true;
    }
    boolean free = number == 0 || step.link() == Link.ANYWHERE;
    for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
      Vector leap = step.atom().leap(direction);
      boolean possible = (step.bits() & 1 << direction) != 0 && !unclear && looked <= MOST;
      if (possible && (free || Compass.isAhead(path.leaps().get(number - 1), leap))) {
        Link link = number == 0 ? step.link() : Link.ANYWHERE;
        extend(path.with(step.along(1 << direction).linked(link), leap));
      }
    }
  }

  /** Keeps a path, or those lengths of its slide with which it leads where it is meant to. */
  private void finish(Path path) {
    Vector fixed = NOWHERE;
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
    int most = Math.max(least, Math.min(step.range().most(), StepLegs.LONGEST));
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
