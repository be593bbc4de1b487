package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.End.Content;
import io.github.betza.processor.emit.plan.Place.Route;
import io.github.betza.processor.path.LegEffect;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Which of the ways to go on from a place are to be followed to find every path. */
final class Forks {
  private final IdentityHashMap<Place, List<Fork>> known = new IdentityHashMap<>();
  private final FirstCaptures captures;

  /**
   * A way that is to be followed.
   *
   * @param route the way
   * @param alone whether it is taken for what stands there; otherwise it stands for others, too
   */
  record Fork(Route route, boolean alone) {}

  Forks(FirstCaptures captures) {
    this.captures = captures;
  }

  /** Returns whether there are captures of which only some are followed, which stand for all. */
  boolean areLeftOut() {
    return captures.isAny();
  }

  /**
   * Returns whether captures behind a leg are followed as it lies, and not only as another does.
   */
  boolean areFollowed(Place place, Placement placement) {
    return captures.standsForOthers(place, placement);
  }

  /**
   * Returns the ways to follow after some steps of a leg, in the order of the place.
   *
   * @param placement how the leg lies
   * @param steps how many, if the leg has more than one
   */
  List<Fork> of(Place place, Placement placement, int steps) {
    List<Fork> all = of(place);
    return captures.skips(place, placement, steps)
        ? all.stream()
            .filter(fork -> fork.route().way().outcome().effect() == LegEffect.NONE)
            .toList()
        : all;
  }

  /** Returns the ways to follow wherever a leg ends, in the order of the place. */
  List<Fork> of(Place place) {
    List<Fork> forks = known.get(place);
    if (forks == null) {
      forks = new ArrayList<>();
      for (Route route : place.routes()) {
        List<Route> alike = alike(place, route);
        if (alike.get(0).equals(route)) {
          forks.add(new Fork(route, alike.size() == 1));
        }
      }
      known.put(place, forks);
    }
    return forks;
  }

  /**
   * Returns the ways that go on alike without doing anything, whatever stands there: one of them is
   * followed, and what it needs is left open.
   */
  private static List<Route> alike(Place place, Route route) {
    if (route.way().outcome().effect() != LegEffect.NONE) {
      return List.of(route);
    }
    List<Route> alike = new ArrayList<>();
    for (Route other : place.routes()) {
      if (other.way().outcome().effect() == LegEffect.NONE && other.next().equals(route.next())) {
        alike.add(other);
      }
    }
    // Where the same piece serves two of them, both are followed, and give the same moves.
    Set<Content> all = EnumSet.noneOf(Content.class);
    for (Route each : alike) {
      for (Content content : Content.of(each.way().outcome())) {
        if (!all.add(content)) {
          return List.of(route);
        }
      }
    }
    return alike;
  }
}
