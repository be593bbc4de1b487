package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.End.Content;
import io.github.betza.processor.emit.plan.Forks.Fork;
import io.github.betza.processor.emit.plan.Place.Next;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the paths that {@link Duplicates} would follow, without following them: what begins at one
 * place on one square is counted once, however many paths lead there, and of starts that are turned
 * or reflected the first one only. Where there are too many, it need not begin.
 */
final class PathCount {
  /** The last arrival may go over the limit before anybody asks; no arrival has as many ends. */
  private static final int MOST_ENDS = CodeLimits.ENUMERATED_ENDS + 1_000;

  private static final int MOST_STEPS = 10 * CodeLimits.ENUMERATED_ENDS;

  /** More than anybody asks about; as many times the longest slide is still a number. */
  private static final int MANY = 1_000_000;

  private static final Vector ORIGIN = Vector.ZERO;

  private final Forks forks;
  private final Map<State, Count> known = new HashMap<>();
  private int ends;
  private int steps;

  /** All on which it depends how many paths begin at a place. */
  private record State(Place place, Placement placement, Vector at, Vector from, int steps) {
    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof State state
          && place.equals(state.place)
          && steps == state.steps
          && at.equals(state.at)
          && placement.equals(state.placement)
          && from.equals(state.from);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * place.hashCode() + at.hashCode()) + placement.hashCode();
    }
  }

  private record Count(int ends, int steps) {}

  private PathCount(Forks forks) {
    this.forks = forks;
  }

  /**
   * Returns whether there are surely too many paths to follow.
   *
   * @param starts the first legs
   */
  static boolean isTooMany(List<Next> starts, Forks forks) {
    PathCount count = new PathCount(forks);
    if (count.isFew(starts)) {
      return false;
    }
    Map<Turned, Count> turned = new HashMap<>();
    for (Next start : starts) {
      if (!start.place().routes().isEmpty()) {
        Turned key = new Turned(start, forks.areFollowed(start.place(), start.placement()));
        Count before = turned.get(key);
        if (before == null) {
          turned.put(key, count.begin(start));
        } else {
          count.add(before);
        }
      }
    }
    return count.isTooMany();
  }

  /** What the starts have in common of which one is the other turned or reflected. */
  private record Turned(Place place, int reach, int least, boolean whole) {
    Turned(Next start, boolean whole) {
      this(start.place(), start.placement().up().reach(), least(start.placement().up()), whole);
    }

    private static int least(Vector vector) {
      return Math.min(Math.abs(vector.files()), Math.abs(vector.ranks()));
    }

    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Turned turned
          && place.equals(turned.place)
          && whole == turned.whole
          && reach == turned.reach
          && least == turned.least;
    }

    @Override
    public int hashCode() {
      return 31 * (31 * place.hashCode() + reach) + least;
    }
  }

  /** Returns whether there are surely not too many, even if no path ever left the board. */
  private boolean isFew(List<Next> starts) {
    Map<Place, Integer> known = new HashMap<>();
    int most = 0;
    for (Next start : starts) {
      most = Math.min(MANY, most + most(start.place(), known));
    }
    return most <= MOST_ENDS;
  }

  /** Returns no less than the number of ends, and of steps, of the paths that begin in a place. */
  private int most(Place place, Map<Place, Integer> known) {
    Integer before = known.get(place);
    if (before != null) {
      return before;
    }
    // What leads back here may do so for ever.
    known.put(place, MANY);
    int each = 1 + ends(place);
    for (Fork fork : forks.of(place)) {
      for (Next next : fork.route().next()) {
        each = Math.min(MANY, each + most(next.place(), known));
      }
    }
    int most = Math.min(MANY, each * Legs.most(place.leg()));
    known.put(place, most);
    return most;
  }

  private boolean isTooMany() {
    return ends > MOST_ENDS || steps > MOST_STEPS;
  }

  private void add(State state) {
    // Nothing follows a last leg, so it is as quickly followed as looked up.
    if (state.place().routes().isEmpty()) {
      follow(state);
      return;
    }
    Count before = known.get(state);
    if (before != null) {
      add(before);
      return;
    }
    known.put(state, count(state));
  }

  private void add(Count before) {
    ends += before.ends();
    steps += before.steps();
  }

  private Count begin(Next start) {
    return count(new State(start.place(), start.placement(), ORIGIN, ORIGIN, 0));
  }

  private Count count(State state) {
    int endsBefore = ends;
    int stepsBefore = steps;
    follow(state);
    return new Count(ends - endsBefore, steps - stepsBefore);
  }

  private void follow(State state) {
    Leg leg = state.place().leg();
    boolean same = leg.length() instanceof Length.SameAsBefore;
    int most = same ? state.steps() : Legs.most(leg);
    int least = same ? most : Legs.least(leg);
    if (leg.isStraight() && state.place().routes().isEmpty()) {
      int room = Math.min(most, room(state, leg.step(0)));
      int first = Math.max(least, leg.ski() ? 2 : 1);
      steps += room;
      ends += Math.max(0, room - first + 1) * ends(state.place());
      return;
    }
    Vector square = state.at();
    for (int step = 1; step <= most && !isTooMany(); step++) {
      square = square.plus(state.placement().apply(leg.step(step - 1)));
      steps++;
      if (Duplicates.isBeyond(square, state.from())) {
        return;
      }
      boolean skipped = leg.ski() && step == 1;
      if (!skipped && step >= least && leg.mayEndAfter(step)) {
        arrive(state, square, leg.length().isOne() ? state.steps() : step);
      }
    }
  }

  private void arrive(State state, Vector square, int count) {
    ends += ends(state.place());
    for (Fork fork : forks.of(state.place(), state.placement(), count)) {
      boolean excites = fork.route().way().outcome().effect() == LegEffect.EXCITE;
      Vector from = excites ? square : state.from();
      for (Next next : fork.route().next()) {
        add(new State(next.place(), state.placement().of(next.placement()), square, from, count));
      }
    }
  }

  /** Returns in how many ways a move may end on one square. */
  private static int ends(Place place) {
    int ends = 0;
    for (Landing landing : place.shape().landings()) {
      ends += Content.of(landing.outcome()).size();
    }
    return ends;
  }

  /** Returns how many steps lead to squares that are not {@link Duplicates#isBeyond beyond}. */
  private static int room(State state, Vector step) {
    Vector way = state.placement().apply(step);
    return Math.min(
        room(state.at().files(), way.files(), state.from().files()),
        room(state.at().ranks(), way.ranks(), state.from().ranks()));
  }

  private static int room(int at, int step, int from) {
    if (step == 0) {
      return LargestBoard.ACROSS;
    }
    int least = Math.max(0, from) - LargestBoard.ACROSS;
    int most = Math.min(0, from) + LargestBoard.ACROSS;
    return step > 0 ? (most - at) / step : (at - least) / -step;
  }
}
