package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Carried;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.compare.MoveResult.Effect;
import io.github.betza.processor.path.compare.MoveResult.Kind;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/**
 * Follows paths square by square as the interpreter does, but without a board: it collects the
 * required contents of the squares. It does not follow paths over joined edges.
 */
final class Follower {
  /** A curve may stay on the board for long; no board has room for more steps. */
  private static final int MOST_STEPS = 200;

  /** The memory of an object and of its place in a list, without its content. */
  private static final int OBJECT = 24;

  private final Requirements requirements;
  private final Work work;
  private final BiPredicate<MoveResult, Terms> moves;
  private boolean enough;
  private int depth;
  private int deepest;

  /**
   * Makes a follower.
   *
   * @param moves takes each move with its terms, and returns whether to search for more
   */
  Follower(Requirements requirements, Work work, BiPredicate<MoveResult, Terms> moves) {
    this.requirements = requirements;
    this.work = work;
    this.moves = moves;
  }

  void follow(Node node) {
    follow(node, Requirements.START, Carried.from(Requirements.START));
  }

  /** Returns the most legs that a path could make before the next one was impossible. */
  int deepest() {
    return deepest;
  }

  /** Lands on a square without a path to it. */
  void leapTo(Landing landing, Vector square) {
    int mark = requirements.mark();
    Leg leg = Leg.leap(square);
    land(
        landing,
        new Stop(leg, square, Requirements.START, 1, List.of(), false),
        Carried.from(Requirements.START));
    requirements.backTo(mark);
  }

  /**
   * A possible end of a leg.
   *
   * @param leg the leg
   * @param square the square reached
   * @param start the square where the leg began
   * @param steps the number of its steps
   * @param passed the empty squares that it passed over
   * @param severalRoutes whether the squares that it passed over depend on the board
   */
  private record Stop(
      Leg leg, Vector square, Vector start, int steps, List<Vector> passed, boolean severalRoutes) {
    Stop stepTo(Vector next, List<Vector> nowPassed, boolean several) {
      return new Stop(leg, next, start, steps + 1, nowPassed, severalRoutes || several);
    }
  }

  private void follow(Node node, Vector start, Carried<Vector> carried) {
    step(node, new Stop(node.leg(), start, start, 0, List.of(), false), carried);
  }

  /** Makes the next step of a leg, and all steps after it. */
  private void step(Node node, Stop stop, Carried<Vector> carried) {
    if (enough) {
      return;
    }
    work.spend(8 + stop.passed().size());
    Leg leg = node.leg();
    int number = stop.steps() + 1;
    int mark = requirements.mark();
    if (number <= MOST_STEPS && mayTake(leg.length(), number, stop.start(), carried)) {
      Vector next = stop.square().plus(leg.step(stop.steps()));
      if (requirements.isInside(next)) {
        for (Crossing crossing : crossings(leg, stop)) {
          int before = requirements.mark();
          if (crossing.require(requirements, carried)) {
            List<Vector> passed = new ArrayList<>(stop.passed());
            passed.addAll(crossing.empty());
            reach(node, stop.stepTo(next, passed, crossing.oneOfSeveral()), carried);
          }
          requirements.backTo(before);
        }
      }
    }
    requirements.backTo(mark);
  }

  /** Ends a leg, or goes on with it. The caller drops the conditions that this adds. */
  private void reach(Node node, Stop stop, Carried<Vector> carried) {
    Leg leg = node.leg();
    if (leg.ski() && stop.steps() == 1) {
      step(node, stop, carried);
      return;
    }
    if (stop.steps() >= leg.length().least(carried.steps()) && leg.mayEndAfter(stop.steps())) {
      arrive(node, stop, leg.length().isOne() ? carried : carried.afterSteps(stop.steps()));
    }
    if (requirements.require(carried, stop.square(), OccupancyCondition.EMPTY)) {
      List<Vector> passed = new ArrayList<>(stop.passed());
      passed.add(stop.square());
      step(
          node,
          new Stop(leg, stop.square(), stop.start(), stop.steps(), passed, stop.severalRoutes()),
          carried);
    }
  }

  private void arrive(Node node, Stop stop, Carried<Vector> carried) {
    for (Landing landing : node.landings()) {
      int mark = requirements.mark();
      land(landing, stop, carried);
      requirements.backTo(mark);
    }
    for (Branch branch : node.branches()) {
      LegOutcome outcome = branch.outcome();
      int mark = requirements.mark();
      if (hasRoom(outcome, stop, carried) && matches(outcome, stop, carried)) {
        Carried<Vector> after = goOn(outcome, stop, carried);
        depth++;
        deepest = Math.max(deepest, depth);
        branch.next().forEach(next -> follow(next, stop.square(), after));
        depth--;
      }
      requirements.backTo(mark);
    }
  }

  private boolean hasRoom(LegOutcome outcome, Stop stop, Carried<Vector> carried) {
    return carried.hasRoom(
        outcome,
        stop.square(),
        stop.start(),
        square -> requirements.require(carried, square, OccupancyCondition.EMPTY));
  }

  private boolean matches(LegOutcome outcome, Stop stop, Carried<Vector> carried) {
    Vector square = stop.square();
    if (outcome.occupant() == OccupancyCondition.EMPTY_BEFORE_PIECE) {
      Vector beyond = square.plus(stop.leg().step(stop.steps()));
      return requirements.require(carried, square, OccupancyCondition.EMPTY)
          && requirements.require(carried, beyond, OccupancyCondition.PIECE);
    }
    return requirements.require(carried, square, outcome.occupant());
  }

  private static Carried<Vector> goOn(LegOutcome outcome, Stop stop, Carried<Vector> carried) {
    boolean takes =
        outcome.effect() == LegEffect.REMOVE || outcome.effect() == LegEffect.UNLOAD_AT_LEG_START;
    if (takes && outcome.occupant().isEnPassant()) {
      throw new UndecidedException("one goes on after a capture en passant");
    }
    return carried.goingOn(outcome, stop.square(), stop.square(), stop.start());
  }

  private void land(Landing landing, Stop stop, Carried<Vector> carried) {
    if (!matches(landing.outcome(), stop, carried)) {
      return;
    }
    if (landing.grantsEnPassant() && stop.severalRoutes()) {
      throw new UndecidedException("the squares that one passes over depend on the board");
    }
    work.spend(8 + stop.passed().size());
    Optional<MoveResult> result =
        new MoveEnd(landing, stop.square(), carried).result(stop.passed());
    Optional<Terms> terms = result.flatMap(move -> requirements.terms());
    terms.ifPresent(
        needed -> {
          // The results are kept until all moves are known.
          work.spend(
              2 * OBJECT + 4L * needed.size() + (long) OBJECT * result.get().effects().size());
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

  private boolean mayTake(Length length, int step, Vector start, Carried<Vector> carried) {
    if (length instanceof Length.Between between) {
      return step <= between.most();
    }
    if (length instanceof Length.SameAsBefore) {
      return step <= carried.steps();
    }
    if (length instanceof Length.AcrossBoard) {
      return requirements.require(QuestionKeys.ACROSS, QuestionKeys.atLeast(step));
    }
    return step == 1
        || requirements.require(QuestionKeys.half(start.ranks()), QuestionKeys.atLeast(step));
  }

  /**
   * The end of a move.
   *
   * @param landing how it ends
   * @param square the square reached
   * @param carried what the move has carried
   */
  private record MoveEnd(Landing landing, Vector square, Carried<Vector> carried) {
    /**
     * Returns the effects of the move, or nothing if it is impossible.
     *
     * @param passed the squares that the last leg passed over
     */
    Optional<MoveResult> result(List<Vector> passed) {
      LegOutcome outcome = landing.outcome();
      Vector origin = carried.origin();
      if (outcome.effect() == LegEffect.BORROW) {
        List<Effect> borrows = List.of(new Effect(Kind.BORROW, square));
        return Optional.of(new MoveResult(origin, square, false, borrows, List.of()));
      }
      if (!carried.hasRoomAtOrigin(landing, square)) {
        return Optional.empty();
      }
      Vector to = carried.end(landing, square);
      TreeSet<Effect> effects = new TreeSet<>();
      Carried<Vector> whole = carried;
      if (outcome.occupant().isEnPassant()) {
        // The board decides where its victim is.
        Vector second = outcome.effect().putsAtOrigin() ? origin : square;
        effects.add(new Effect(Kind.EN_PASSANT, square, second));
      } else {
        whole = carried.landing(landing, square, square);
        if (carried.swaps(outcome, square)) {
          effects.add(new Effect(Kind.SWAP, square, origin));
        }
      }
      effects.addAll(
          whole.effects(
              removed -> new Effect(Kind.REMOVE, removed),
              (victim, put) -> new Effect(Kind.UNLOAD, victim, put)));
      // Removing the piece whose place the mover takes is not a further effect.
      effects.remove(new Effect(Kind.REMOVE, to));
      if (landing.finish().vanishes()) {
        effects.add(new Effect(Kind.VANISH, to));
      }
      if (landing.grantsEnPassant()) {
        passed.forEach(over -> effects.add(new Effect(Kind.GRANT, over)));
      }
      List<Custody> custodies = inOrder(landing.custodies());
      boolean captures = outcome.captures() || carried.capturesEnemy() || !custodies.isEmpty();
      return Optional.of(new MoveResult(origin, to, captures, List.copyOf(effects), custodies));
    }

    private static List<Custody> inOrder(List<Custody> custodies) {
      return custodies.isEmpty()
          ? custodies
          : custodies.stream().distinct().sorted(Comparator.comparing(Custody::toString)).toList();
    }
  }
}
