package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Follows paths square by square as the interpreter does, but on no board: it notes what each
 * square would have to hold. Paths over joined edges are not for it.
 */
final class Follower {
  /** A curve stays on the board for long; more steps than this have no room on any. */
  private static final int MOST_STEPS = 200;

  private final Requirements requirements;
  private final Effort effort;
  private final BiPredicate<Result, Terms> moves;
  private boolean enough;
  private int depth;
  private int deepest;

  /**
   * Makes a follower.
   *
   * @param moves takes each move with the terms on which it is had, and tells whether to look for
   *     more
   */
  Follower(Requirements requirements, Effort effort, BiPredicate<Result, Terms> moves) {
    this.requirements = requirements;
    this.effort = effort;
    this.moves = moves;
  }

  void follow(Node node) {
    follow(node, State.START, State.begin());
  }

  /** Returns how many legs a path could make at the most before another one had to follow. */
  int deepest() {
    return deepest;
  }

  /** Lands on a square that is reached from nowhere. */
  void leapTo(Landing landing, Vector square) {
    int mark = requirements.mark();
    Leg leg = Leg.leap(square);
    land(landing, new Stop(leg, square, State.START, 1, List.of(), false), State.begin());
    requirements.backTo(mark);
  }

  /**
   * Where a leg may end.
   *
   * @param leg the leg
   * @param square the square reached
   * @param start the square where the leg began
   * @param steps how many steps it took
   * @param passed the empty squares that it passed over
   * @param severalRoutes whether it depends on the board which squares it passed over
   */
  private record Stop(
      Leg leg, Vector square, Vector start, int steps, List<Vector> passed, boolean severalRoutes) {
    Stop stepTo(Vector next, List<Vector> nowPassed, boolean several) {
      return new Stop(leg, next, start, steps + 1, nowPassed, severalRoutes || several);
    }
  }

  private void follow(Node node, Vector start, State state) {
    step(node, new Stop(node.leg(), start, start, 0, List.of(), false), state);
  }

  /** Makes the next step of a leg, and all steps after it. */
  private void step(Node node, Stop stop, State state) {
    if (enough) {
      return;
    }
    effort.spend(8 + stop.passed().size());
    Leg leg = node.leg();
    int number = stop.steps() + 1;
    int mark = requirements.mark();
    if (number <= MOST_STEPS && mayTake(leg.length(), number, stop.start(), state)) {
      Vector next = stop.square().plus(leg.step(stop.steps()));
      if (requirements.isInside(next)) {
        for (Crossing crossing : crossings(leg, stop)) {
          int before = requirements.mark();
          if (crossing.ask(requirements, state)) {
            List<Vector> passed = new ArrayList<>(stop.passed());
            passed.addAll(crossing.empty());
            reach(node, stop.stepTo(next, passed, crossing.oneOfSeveral()), state);
          }
          requirements.backTo(before);
        }
      }
    }
    requirements.backTo(mark);
  }

  private void reach(Node node, Stop stop, State state) {
    Leg leg = node.leg();
    if (leg.ski() && stop.steps() == 1) {
      step(node, stop, state);
      return;
    }
    if (stop.steps() >= least(leg.length(), state) && leg.mayEndAfter(stop.steps())) {
      arrive(node, stop, leg.length().isOne() ? state : state.afterSteps(stop.steps()));
    }
    int mark = requirements.mark();
    if (state.ask(requirements, stop.square(), Occupant.EMPTY)) {
      List<Vector> passed = new ArrayList<>(stop.passed());
      passed.add(stop.square());
      step(
          node,
          new Stop(leg, stop.square(), stop.start(), stop.steps(), passed, stop.severalRoutes()),
          state);
    }
    requirements.backTo(mark);
  }

  private void arrive(Node node, Stop stop, State state) {
    for (Landing landing : node.landings()) {
      int mark = requirements.mark();
      land(landing, stop, state);
      requirements.backTo(mark);
    }
    for (Branch branch : node.branches()) {
      Outcome outcome = branch.outcome();
      int mark = requirements.mark();
      if (hasRoom(outcome, stop, state) && matches(outcome, stop, state)) {
        State after = goOn(outcome, stop, state);
        depth++;
        deepest = Math.max(deepest, depth);
        branch.next().forEach(next -> follow(next, stop.square(), after));
        depth--;
      }
      requirements.backTo(mark);
    }
  }

  private boolean hasRoom(Outcome outcome, Stop stop, State state) {
    return switch (outcome.deed()) {
      case UNLOAD_AT_LEG_START ->
          isFree(stop.start(), state) && !stop.square().equals(stop.start());
      case DROP_AT_LEG_START ->
          state.lastVictim() == null
              || (isFree(stop.start(), state) && !stop.square().equals(stop.start()));
      case EXCITE -> !state.hasUnloadedOn(state.origin()) && !state.hasUnloadedOn(stop.square());
      case NONE, REMOVE, UNLOAD_AT_ORIGIN, SWAP, BORROW -> true;
    };
  }

  private boolean isFree(Vector square, State state) {
    boolean left = square.equals(state.origin()) && !state.hasUnloadedOn(square);
    return left || state.ask(requirements, square, Occupant.EMPTY);
  }

  private boolean matches(Outcome outcome, Stop stop, State state) {
    Vector square = stop.square();
    if (outcome.occupant() == Occupant.EMPTY_BEFORE_PIECE) {
      Vector beyond = square.plus(stop.leg().step(stop.steps()));
      return state.ask(requirements, square, Occupant.EMPTY)
          && state.ask(requirements, beyond, Occupant.PIECE);
    }
    return state.ask(requirements, square, outcome.occupant());
  }

  private static State goOn(Outcome outcome, Stop stop, State state) {
    Vector square = stop.square();
    return switch (outcome.deed()) {
      case NONE, BORROW, UNLOAD_AT_ORIGIN, SWAP -> state;
      case REMOVE -> capture(outcome, square, state);
      case UNLOAD_AT_LEG_START ->
          capture(outcome, square, state).unloading(state.stood(square), stop.start());
      case DROP_AT_LEG_START ->
          state.lastVictim() == null ? state : state.unloading(state.lastVictim(), stop.start());
      case EXCITE -> state.exciting(square);
    };
  }

  private static State capture(Outcome outcome, Vector square, State state) {
    if (outcome.occupant().isEnPassant()) {
      throw new UndecidedException("one goes on after a capture en passant");
    }
    return state.removing(square, outcome.captures());
  }

  private void land(Landing landing, Stop stop, State state) {
    if (!matches(landing.outcome(), stop, state)) {
      return;
    }
    if (landing.grantsEnPassant() && stop.severalRoutes()) {
      throw new UndecidedException("the squares that one passes over depend on the board");
    }
    effort.spend(8 + stop.passed().size());
    Optional<Result> result =
        new Ending(landing, stop.square(), state, requirements).result(stop.passed());
    Optional<Terms> terms = result.flatMap(move -> requirements.terms());
    terms.ifPresent(
        needed -> {
          effort.keep(result.get(), needed);
          enough |= !moves.test(result.get(), needed);
        });
  }

  /** Returns the ways to cross the squares that the next step passes over. */
  private static List<Crossing> crossings(Leg leg, Stop stop) {
    Bridge bridge = leg.bridge();
    if (bridge.isNone()) {
      return List.of(Crossing.FREE);
    }
    return Crossing.of(
        bridge.condition(),
        bridge.routes().get(stop.steps() % bridge.routes().size()),
        stop.square());
  }

  private boolean mayTake(Length length, int step, Vector start, State state) {
    if (length instanceof Length.Between between) {
      return step <= between.most();
    }
    if (length instanceof Length.SameAsBefore) {
      return step <= state.steps();
    }
    if (length instanceof Length.AcrossBoard) {
      return requirements.ask(Keys.ACROSS, Keys.atLeast(step));
    }
    return step == 1 || requirements.ask(Keys.half(start.ranks()), Keys.atLeast(step));
  }

  private static int least(Length length, State state) {
    if (length instanceof Length.Between between) {
      return between.least();
    }
    return length instanceof Length.SameAsBefore ? state.steps() : 1;
  }
}
