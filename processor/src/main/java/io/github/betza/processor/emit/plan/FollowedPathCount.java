package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.Forks.Fork;
import io.github.betza.processor.emit.plan.MoveKey.Content;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the paths that {@link DuplicateFinder} would follow, without following them: paths from
 * one node on one square are counted once, however many paths lead there, and only the first of
 * starts that are equal up to a turn or reflection. If there are too many, the search is not begun.
 */
final class FollowedPathCount {
  /** The last arrival may exceed the limit before the check; no arrival has as many ends. */
  private static final int MOST_ENDS = CodeLimits.ENUMERATED_ENDS + 1_000;

  private static final int MOST_STEPS = 10 * CodeLimits.ENUMERATED_ENDS;

  /** More than any limit; times the longest slide it still fits into an int. */
  private static final int MANY = 1_000_000;

  private static final Vector ORIGIN = Vector.ZERO;

  private final Forks forks;
  private final Map<State, Count> known = new HashMap<>();
  private int ends;
  private int steps;

  /** Everything that the number of paths from a node depends on. */
  private record State(PlanNode node, Transform transform, Vector at, Vector from, int steps) {
    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof State state
          && node.equals(state.node)
          && steps == state.steps
          && at.equals(state.at)
          && transform.equals(state.transform)
          && from.equals(state.from);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * node.hashCode() + at.hashCode()) + transform.hashCode();
    }
  }

  private record Count(int ends, int steps) {}

  private FollowedPathCount(Forks forks) {
    this.forks = forks;
  }

  /**
   * Returns whether there are certainly too many paths to follow.
   *
   * @param starts the first legs
   */
  static boolean isTooMany(List<Edge> starts, Forks forks) {
    FollowedPathCount count = new FollowedPathCount(forks);
    if (count.isFew(starts)) {
      return false;
    }
    Map<TurnedTemplate, Count> turned = new HashMap<>();
    for (Edge start : starts) {
      if (!start.node().exits().isEmpty()) {
        TurnedTemplate key =
            new TurnedTemplate(start, forks.areFollowed(start.node(), start.transform()));
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

  /** The properties that starts share if one is the other turned or reflected. */
  private record TurnedTemplate(PlanNode node, int reach, int least, boolean whole) {
    TurnedTemplate(Edge start, boolean whole) {
      this(start.node(), start.transform().up().reach(), least(start.transform().up()), whole);
    }

    private static int least(Vector vector) {
      return Math.min(Math.abs(vector.files()), Math.abs(vector.ranks()));
    }

    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof TurnedTemplate turned
          && node.equals(turned.node)
          && whole == turned.whole
          && reach == turned.reach
          && least == turned.least;
    }

    @Override
    public int hashCode() {
      return 31 * (31 * node.hashCode() + reach) + least;
    }
  }

  /** Returns whether there are certainly not too many, even if no path leaves the board. */
  private boolean isFew(List<Edge> starts) {
    Map<PlanNode, Integer> known = new HashMap<>();
    int most = 0;
    for (Edge start : starts) {
      most = Math.min(MANY, most + most(start.node(), known));
    }
    return most <= MOST_ENDS;
  }

  /** Returns an upper bound of the ends and steps of the paths that begin in a node. */
  private int most(PlanNode node, Map<PlanNode, Integer> known) {
    Integer before = known.get(node);
    if (before != null) {
      return before;
    }
    // A node that leads back to this one may do so for ever.
    known.put(node, MANY);
    int each = 1 + ends(node);
    for (Fork fork : forks.of(node)) {
      for (Edge next : fork.exit().next()) {
        each = Math.min(MANY, each + most(next.node(), known));
      }
    }
    int most = Math.min(MANY, each * LegQueries.most(node.leg()));
    known.put(node, most);
    return most;
  }

  private boolean isTooMany() {
    return ends > MOST_ENDS || steps > MOST_STEPS;
  }

  private void add(State state) {
    // No leg follows, so computing the result is as fast as looking it up.
    if (state.node().exits().isEmpty()) {
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

  private Count begin(Edge start) {
    return count(new State(start.node(), start.transform(), ORIGIN, ORIGIN, 0));
  }

  private Count count(State state) {
    int endsBefore = ends;
    int stepsBefore = steps;
    follow(state);
    return new Count(ends - endsBefore, steps - stepsBefore);
  }

  private void follow(State state) {
    Leg leg = state.node().leg();
    boolean same = leg.length() instanceof Length.SameAsBefore;
    int most = same ? state.steps() : LegQueries.most(leg);
    int least = same ? most : LegQueries.least(leg);
    if (leg.isStraight() && state.node().exits().isEmpty()) {
      int room = Math.min(most, room(state, leg.step(0)));
      int first = Math.max(least, leg.ski() ? 2 : 1);
      steps += room;
      ends += Math.max(0, room - first + 1) * ends(state.node());
      return;
    }
    Vector square = state.at();
    for (int step = 1; step <= most && !isTooMany(); step++) {
      square = square.plus(state.transform().apply(leg.step(step - 1)));
      steps++;
      if (DuplicateFinder.isBeyond(square, state.from())) {
        return;
      }
      boolean skipped = leg.ski() && step == 1;
      if (!skipped && step >= least && leg.mayEndAfter(step)) {
        arrive(state, square, leg.length().isOne() ? state.steps() : step);
      }
    }
  }

  private void arrive(State state, Vector square, int count) {
    ends += ends(state.node());
    for (Fork fork : forks.of(state.node(), state.transform(), count)) {
      boolean excites = fork.exit().continuation().outcome().effect() == LegEffect.EXCITE;
      Vector from = excites ? square : state.from();
      for (Edge next : fork.exit().next()) {
        add(new State(next.node(), state.transform().of(next.transform()), square, from, count));
      }
    }
  }

  /** Returns the number of ways to end a move on one square. */
  private static int ends(PlanNode node) {
    return node.template().landings().stream()
        .mapToInt(landing -> Content.of(landing.outcome()).size())
        .sum();
  }

  /**
   * Returns how many steps lead to squares that are not {@link DuplicateFinder#isBeyond beyond}.
   */
  private static int room(State state, Vector step) {
    Vector way = state.transform().apply(step);
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
