package io.github.betza.processor.interpret;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
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
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;

/** Follows paths from one square, step by step, and notes every move that they give. */
final class PathFollower {
  private final Board board;
  private final Geometry geometry;
  private final int origin;
  private final int side;

  /** 1 if White's forward is forward, -1 if all vectors are turned by 180 degrees. */
  private final int orientation;

  private final int forward;
  private final SortedSet<InterpretedMove> moves;
  private final Borrower borrower;
  private final Work work;

  /** The squares whose contents were read. */
  private final BitSet looked;

  PathFollower(
      Board board,
      int origin,
      int forward,
      SortedSet<InterpretedMove> moves,
      Borrower borrower,
      Work work,
      BitSet looked) {
    this.board = board;
    this.geometry = board.geometry();
    this.origin = origin;
    this.side = Cell.side(board.get(origin));
    this.forward = forward;
    this.orientation = side == Side.WHITE ? forward : -forward;
    this.moves = moves;
    this.borrower = borrower;
    this.work = work;
    this.looked = looked;
  }

  /** Returns whether a square satisfies a condition now, and notes that it was read. */
  private boolean holds(MoveState state, int square, OccupancyCondition occupant) {
    looked.set(square);
    return state.holds(board, square, occupant);
  }

  void follow(Node node) {
    follow(node, origin, start());
  }

  void land(Landing landing, int square) {
    land(landing, Leg.leap(Vector.ZERO), new Stop(square, origin, 1, List.of()), start());
  }

  private MoveState start() {
    return MoveState.from(origin, side);
  }

  /**
   * A possible end of a leg.
   *
   * @param square the square reached
   * @param start the square where the leg began
   * @param steps the number of its steps
   * @param passed the empty squares that it passed over
   */
  private record Stop(int square, int start, int steps, List<Integer> passed) {}

  private void follow(Node node, int start, MoveState state) {
    Leg leg = node.leg();
    int least = leg.length().least(state.carried().steps());
    int most = most(leg.length(), start, state);
    List<Integer> passed = new ArrayList<>();
    MoveState current = state;
    int square = start;
    for (int step = 1; step <= most; step++) {
      Vector vector = leg.step(step - 1).times(orientation);
      if (!bridged(leg, step - 1, square, current, passed)) {
        return;
      }
      int next = next(square, vector, leg.wrap());
      if (next == Geometry.OFF) {
        return;
      }
      work.spend(1);
      if (leg.wrap() != Wrap.NONE && geometry.leaves(square, vector.files(), vector.ranks())) {
        current = current.wrapping();
      }
      square = next;
      if (leg.ski() && step == 1) {
        continue;
      }
      if (step >= least && leg.mayEndAfter(step)) {
        MoveState here = leg.length().isOne() ? current : current.afterSteps(step);
        arrive(node, new Stop(square, start, step, passed), here);
      }
      if (!holds(current, square, OccupancyCondition.EMPTY)) {
        return;
      }
      if (leg.wrap() != Wrap.NONE && square == start) {
        return;
      }
      passed.add(square);
    }
  }

  private void arrive(Node node, Stop stop, MoveState state) {
    node.landings().forEach(landing -> land(landing, node.leg(), stop, state));
    for (Branch branch : node.branches()) {
      LegOutcome outcome = branch.outcome();
      if (hasRoom(outcome, stop, state) && matches(outcome, node.leg(), stop, state)) {
        int victim = victim(outcome, stop.square());
        MoveState after = state.goingOn(outcome, stop.square(), victim, stop.start());
        for (Node next : branch.next()) {
          follow(next, stop.square(), after);
        }
      }
    }
  }

  private boolean hasRoom(LegOutcome outcome, Stop stop, MoveState state) {
    return state
        .carried()
        .hasRoom(
            outcome,
            stop.square(),
            stop.start(),
            square -> holds(state, square, OccupancyCondition.EMPTY));
  }

  /** A mover that went round the board and meets itself can only hop over itself. */
  private boolean matches(LegOutcome outcome, Leg leg, Stop stop, MoveState state) {
    int square = stop.square();
    if (outcome.occupant() == OccupancyCondition.EMPTY_BEFORE_PIECE) {
      return holds(state, square, OccupancyCondition.EMPTY) && meetsPiece(leg, stop, state);
    }
    boolean itself =
        square == state.origin()
            && !state.carried().hasUnloadedOn(square)
            && outcome.occupant() != OccupancyCondition.EMPTY;
    boolean hops = outcome.effect().leavesOccupant();
    return holds(state, square, outcome.occupant()) && (!itself || hops);
  }

  /** Whether one more step would meet a piece. */
  private boolean meetsPiece(Leg leg, Stop stop, MoveState state) {
    Vector vector = leg.step(stop.steps()).times(orientation);
    int beyond = next(stop.square(), vector, leg.wrap());
    boolean over =
        leg.wrap() != Wrap.NONE && geometry.leaves(stop.square(), vector.files(), vector.ranks());
    MoveState there = over ? state.wrapping() : state;
    return beyond != Geometry.OFF && holds(there, beyond, OccupancyCondition.PIECE);
  }

  /** Returns the square of the piece that an outcome affects. */
  private int victim(LegOutcome outcome, int square) {
    return outcome.occupant().isEnPassant() ? board.enPassantVictim(square) : square;
  }

  private void land(Landing landing, Leg leg, Stop stop, MoveState state) {
    LegOutcome outcome = landing.outcome();
    int square = stop.square();
    if (!matches(outcome, leg, stop, state)) {
      return;
    }
    Carried<Integer> carried = state.carried();
    if (outcome.effect() == LegEffect.BORROW) {
      borrower.borrow(square, state.origin(), forward, moves);
      return;
    }
    if (!carried.hasRoomAtOrigin(landing, square)) {
      return;
    }
    int to = carried.end(landing, square);
    MoveState whole = state.landing(landing, square, victim(outcome, square));
    // Custodial captures come after all others.
    MoveState captured = outcome.effect().putsAtOrigin() ? state : whole;
    Set<Integer> held = held(landing.custodies(), to, captured);
    if (held.isEmpty() && !landing.custodies().isEmpty()) {
      return;
    }
    Set<Integer> effects = new LinkedHashSet<>();
    if (carried.swaps(outcome, square)) {
      effects.add(Effect.of(Effect.SWAP, square, state.origin()));
    }
    effects.addAll(whole.effects());
    // A mover that returns to the square of its victim captures it in the ordinary way.
    effects.remove(Effect.of(Effect.REMOVE, to));
    held.forEach(victim -> effects.add(Effect.of(Effect.REMOVE, victim)));
    if (landing.finish().vanishes()) {
      effects.add(Effect.of(Effect.VANISH, to));
    }
    if (landing.grantsEnPassant()) {
      stop.passed().forEach(over -> effects.add(Effect.of(Effect.GRANT_EN_PASSANT, over)));
    }
    boolean captures = outcome.captures() || carried.capturesEnemy() || !held.isEmpty();
    moves.add(new InterpretedMove(state.origin(), to, captures, List.copyOf(effects)));
  }

  /** Returns the squares of the enemy pieces held in custody. */
  private Set<Integer> held(List<Custody> custodies, int to, MoveState state) {
    MoveState after = state.over();
    Set<Integer> held = new LinkedHashSet<>();
    for (Custody custody : custodies) {
      int friend = next(to, custody.friend().times(orientation), Wrap.NONE);
      if (friend == Geometry.OFF || !holdsInCustody(after, friend, OccupancyCondition.OWN)) {
        continue;
      }
      List<Integer> occupied = new ArrayList<>();
      boolean free = true;
      for (Vector between : custody.between()) {
        int square = next(to, between.times(orientation), Wrap.NONE);
        if (square == to || holdsInCustody(after, square, OccupancyCondition.PIECE)) {
          occupied.add(square);
        } else {
          free &= holdsInCustody(after, square, OccupancyCondition.EMPTY);
        }
      }
      if (free
          && occupied.size() == 1
          && holdsInCustody(after, occupied.get(0), OccupancyCondition.ENEMY)) {
        held.add(occupied.get(0));
      }
    }
    return held;
  }

  /** A piece that was put down on the way is neither held nor a captor. */
  private boolean holdsInCustody(MoveState state, int square, OccupancyCondition occupant) {
    return !state.carried().hasUnloadedOn(square) && holds(state, square, occupant);
  }

  /** Checks the squares that a step passes over, and notes the empty squares of a lame step. */
  private boolean bridged(Leg leg, int step, int square, MoveState state, List<Integer> passed) {
    Bridge bridge = leg.bridge();
    if (bridge.isNone()) {
      return true;
    }
    List<List<Vector>> routes = bridge.routes().get(step % bridge.routes().size());
    boolean free = routes.isEmpty();
    for (List<Vector> route : routes) {
      List<Over> squares =
          route.stream()
              .map(vector -> over(leg, square, vector.times(orientation), state))
              .toList();
      if (fulfil(bridge.condition(), squares)) {
        free = true;
        squares.stream()
            .filter(over -> holds(over, OccupancyCondition.EMPTY))
            .forEach(over -> passed.add(over.square()));
      }
    }
    return free;
  }

  /**
   * A square that a step passes over.
   *
   * @param state the state of the move there, perhaps over a joined edge
   */
  private record Over(int square, MoveState state) {}

  private Over over(Leg leg, int square, Vector vector, MoveState state) {
    boolean leaves =
        leg.wrap() != Wrap.NONE && geometry.leaves(square, vector.files(), vector.ranks());
    return new Over(next(square, vector, leg.wrap()), leaves ? state.wrapping() : state);
  }

  private boolean holds(Over over, OccupancyCondition occupant) {
    return over.square() != Geometry.OFF && holds(over.state(), over.square(), occupant);
  }

  private boolean fulfil(Bridge.Condition condition, List<Over> squares) {
    int empty = 0;
    int occupied = 0;
    for (Over over : squares) {
      empty += holds(over, OccupancyCondition.EMPTY) ? 1 : 0;
      occupied += holds(over, OccupancyCondition.PIECE) ? 1 : 0;
    }
    return switch (condition) {
      case EMPTY -> empty == squares.size();
      case OCCUPIED -> occupied == squares.size();
      case ONE_OCCUPIED -> occupied == 1 && empty == squares.size() - 1;
    };
  }

  private int next(int square, Vector vector, Wrap wrap) {
    return wrap == Wrap.NONE
        ? geometry.step(square, vector.files(), vector.ranks())
        : geometry.wrap(square, vector.files(), vector.ranks(), wrap == Wrap.TORUS);
  }

  private int most(Length length, int start, MoveState state) {
    if (length instanceof Length.Between between) {
      return between.most();
    }
    if (length instanceof Length.SameAsBefore) {
      return state.carried().steps();
    }
    return length instanceof Length.AcrossBoard
        ? Length.AcrossBoard.steps(geometry.files(), geometry.ranks())
        : geometry.ranksToEnemyHalf(start, orientation);
  }
}
