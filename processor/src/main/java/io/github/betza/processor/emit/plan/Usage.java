package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.Place.Next;
import io.github.betza.processor.emit.plan.Place.Route;
import io.github.betza.processor.path.Landing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which places lead to moves in a mode, and how often each is used there: one that is used once is
 * written into the code of the place before it, others become methods.
 */
public final class Usage {
  private final int inlinedLegs;
  private final Map<Use, Boolean> productive = new HashMap<>();
  private final Map<Use, Integer> references = new HashMap<>();
  private final Set<Use> counted = new HashSet<>();

  /** A place in a mode. */
  public record Use(Place place, Mode mode) {
    /** Written out, as that of a vector is: paths are compared often. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Use use && place.equals(use.place) && mode == use.mode;
    }

    @Override
    public int hashCode() {
      return 31 * place.hashCode() + mode.hashCode();
    }
  }

  /**
   * Makes a count of nothing.
   *
   * @param inlinedLegs the most legs that are written into the code of the leg they follow
   */
  public Usage(int inlinedLegs) {
    this.inlinedLegs = inlinedLegs;
  }

  /** Returns whether lines are short, so that nothing should be written twice. */
  public boolean isTight() {
    return inlinedLegs == 0;
  }

  /** Counts the uses from the first legs of moves on. */
  public void count(List<Next> starts, Mode mode) {
    for (Next start : productive(starts, mode)) {
      count(start.place(), mode);
    }
  }

  private void count(Place place, Mode mode) {
    Use use = new Use(place, mode);
    references.put(use, references.getOrDefault(use, 0) + 1);
    if (counted.add(use)) {
      for (Route route : place.routes()) {
        for (Next next : productive(route, mode)) {
          count(next.place(), mode);
        }
      }
    }
  }

  /** Returns those of the places that follow which lead to moves. */
  public List<Next> productive(Route route, Mode mode) {
    return productive(route.next(), mode);
  }

  /** Returns those of some places which lead to moves. */
  public List<Next> productive(List<Next> places, Mode mode) {
    List<Next> result = new ArrayList<>();
    for (Next next : places) {
      if (isProductive(next.place(), mode)) {
        result.add(next);
      }
    }
    return result;
  }

  /** Returns which moves a place leads to. */
  public Wanted wanted(Place place) {
    return Wanted.of(isProductive(place, Mode.CAPTURES), isProductive(place, Mode.QUIETS));
  }

  /** Returns which moves something leads to that is done on a square reached. */
  public Wanted wanted(Place place, ReachedSquare.Action action) {
    if (action instanceof ReachedSquare.Land land) {
      return Mode.wanted(place.context(), land.landing());
    }
    return wanted(((ReachedSquare.GoOn) action).route().next());
  }

  /** Returns which moves some actions lead to; both where there is none. */
  public Wanted wanted(Place place, List<ReachedSquare.Action> actions) {
    Wanted wanted = null;
    for (ReachedSquare.Action action : actions) {
      Wanted each = wanted(place, action);
      wanted = wanted == null ? each : wanted.or(each);
    }
    return wanted == null ? Wanted.BOTH : wanted;
  }

  private Wanted wanted(List<Next> next) {
    Wanted wanted = wanted(next.get(0).place());
    for (Next each : next) {
      wanted = wanted.or(wanted(each.place()));
    }
    return wanted;
  }

  private boolean isProductive(Place place, Mode mode) {
    Boolean known = productive.get(new Use(place, mode));
    return known == null ? findProductive(place, mode) : known;
  }

  /** Keeps what a search tells of the other places on its way, for those are asked for next. */
  private boolean findProductive(Place place, Mode mode) {
    Set<Place> seen = new HashSet<>();
    boolean found = leadsToMove(place, mode, seen);
    if (!found) {
      // Nothing was left out, so that none of them leads to a move.
      seen.forEach(each -> productive.put(new Use(each, mode), false));
    }
    return found;
  }

  /** Places may lead back to each other. */
  private boolean leadsToMove(Place place, Mode mode, Set<Place> seen) {
    Use use = new Use(place, mode);
    Boolean known = productive.get(use);
    if (known != null) {
      return known;
    }
    boolean leads = seen.add(place) && (endsMove(place, mode) || leadsOnToMove(place, mode, seen));
    if (leads) {
      productive.put(use, true);
    }
    return leads;
  }

  private boolean leadsOnToMove(Place place, Mode mode, Set<Place> seen) {
    for (Route route : place.routes()) {
      for (Next next : route.next()) {
        if (leadsToMove(next.place(), mode, seen)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean endsMove(Place place, Mode mode) {
    for (Landing landing : place.shape().landings()) {
      if (!ReachedSquare.isImpossible(place, mode, landing.outcome())
          && mode.wants(place.context(), landing)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a place is to be written into the code of the one place that leads to it. */
  public boolean isInlined(Place place, Mode mode) {
    return references.getOrDefault(new Use(place, mode), 0) == 1
        && legs(place, mode) <= inlinedLegs;
  }

  /** Returns how many legs the code of a place holds. */
  private int legs(Place place, Mode mode) {
    List<Place> inside = new ArrayList<>();
    for (Route route : place.routes()) {
      for (Next next : productive(route, mode)) {
        if (references.getOrDefault(new Use(next.place(), mode), 0) == 1) {
          inside.add(next.place());
        }
      }
    }
    int legs = 1;
    for (Place next : inside) {
      int more = legs(next, mode);
      legs += more <= inlinedLegs ? more : 0;
    }
    return legs;
  }
}
