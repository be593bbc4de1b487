package io.github.betza.processor.interpret;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;

/** Follows paths from one square, step by step, and notes every move that they give. */
final class Traveller {
  private final Board board;
  private final Geometry geometry;
  private final int origin;
  private final int side;

  /** 1 where White's forward is forward, -1 where all vectors are turned by 180 degrees. */
  private final int orientation;

  private final int forward;
  private final SortedSet<InterpretedMove> moves;
  private final Borrower borrower;

  Traveller(
      Board board, int origin, int forward, SortedSet<InterpretedMove> moves, Borrower borrower) {
    this.board = board;
    this.geometry = board.geometry();
    this.origin = origin;
    this.side = Cell.side(board.get(origin));
    this.forward = forward;
    this.orientation = side == Side.WHITE ? forward : -forward;
    this.moves = moves;
    this.borrower = borrower;
  }

  void follow(Node node) {
    follow(node, origin, Journey.from(origin, side));
  }

  void land(Landing landing, int square) {
    land(landing, square, List.of(), Journey.from(origin, side));
  }

  private void follow(Node node, int start, Journey journey) {
    Leg leg = node.leg();
    int least = least(leg.length(), journey);
    int most = most(leg.length(), start, journey);
    List<Integer> passed = new ArrayList<>();
    Journey current = journey.beginningLeg();
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
      if (leg.wrap() != Wrap.NONE && geometry.leaves(square, vector.files(), vector.ranks())) {
        current = current.wrapping();
      }
      square = next;
      if (leg.ski() && step == 1) {
        continue;
      }
      if (step >= least && leg.mayEndAfter(step)) {
        Journey here = leg.length().isOne() ? current : current.afterSteps(step);
        arrive(node, square, start, passed, here);
      }
      if (!current.holds(board, square, Occupant.EMPTY)) {
        return;
      }
      if (leg.wrap() != Wrap.NONE && square == start) {
        return;
      }
      passed.add(square);
    }
  }

  private void arrive(Node node, int square, int start, List<Integer> passed, Journey journey) {
    for (Landing landing : node.landings()) {
      land(landing, square, passed, journey);
    }
    for (Branch branch : node.branches()) {
      Outcome outcome = branch.outcome();
      boolean full =
          outcome.deed() == Deed.UNLOAD_AT_LEG_START && journey.unloaded().containsValue(start);
      if (!full && matches(outcome, square, journey)) {
        Journey after = goOn(outcome, square, start, journey);
        for (Node next : branch.next()) {
          follow(next, square, after);
        }
      }
    }
  }

  /** A mover that went round the board and meets itself can hop over itself, nothing else. */
  private boolean matches(Outcome outcome, int square, Journey journey) {
    boolean itself = square == journey.origin() && outcome.occupant() != Occupant.EMPTY;
    return journey.holds(board, square, outcome.occupant())
        && (!itself || outcome.deed() == Deed.NONE)
        && (outcome.deed() != Deed.UNLOAD_AT_LEG_START || square != journey.origin());
  }

  private Journey goOn(Outcome outcome, int square, int start, Journey journey) {
    return switch (outcome.deed()) {
      case NONE, BORROW, UNLOAD_AT_ORIGIN -> journey;
      case REMOVE ->
          outcome.occupant() == Occupant.EN_PASSANT
              ? journey.removing(board.enPassantVictim(square), true)
              : journey.removing(square, outcome.captures());
      case UNLOAD_AT_LEG_START ->
          journey.removing(square, outcome.captures()).unloading(square, start);
      case EXCITE -> journey.exciting(square);
    };
  }

  private void land(Landing landing, int square, List<Integer> passed, Journey journey) {
    Outcome outcome = landing.outcome();
    if (!matches(outcome, square, journey)) {
      return;
    }
    if (outcome.deed() == Deed.BORROW) {
      borrower.borrow(square, journey.origin(), forward, moves);
      return;
    }
    for (int unloadedOn : journey.unloaded().values()) {
      boolean free =
          unloadedOn == journey.origin()
              || journey.removed().containsKey(unloadedOn)
              || board.get(unloadedOn) == Cell.EMPTY;
      if (unloadedOn == square || !free) {
        return;
      }
    }
    boolean captures = outcome.captures() || journey.capturesEnemy();
    List<Integer> effects = new ArrayList<>();
    Journey whole = journey;
    if (outcome.deed() == Deed.UNLOAD_AT_ORIGIN) {
      boolean onTarget = outcome.occupant() != Occupant.EMPTY;
      int victim = onTarget ? square : journey.lastVictim();
      boolean full =
          square == journey.origin() || journey.unloaded().containsValue(journey.origin());
      if (victim != Geometry.OFF && full) {
        return;
      }
      if (onTarget) {
        effects.add(Effect.of(Effect.UNLOAD, square, journey.origin()));
      } else if (victim != Geometry.OFF) {
        whole = journey.unloading(victim, journey.origin());
      }
    } else if (outcome.occupant() == Occupant.EN_PASSANT) {
      effects.add(Effect.of(Effect.REMOVE, board.enPassantVictim(square)));
    }
    effects.addAll(whole.effects());
    if (landing.grantsEnPassant()) {
      passed.stream()
          .distinct()
          .forEach(over -> effects.add(Effect.of(Effect.GRANT_EN_PASSANT, over)));
    }
    moves.add(new InterpretedMove(journey.origin(), square, captures, effects));
  }

  /** Checks the squares that a step passes over, and notes those that a lame step found empty. */
  private boolean bridged(Leg leg, int step, int square, Journey journey, List<Integer> passed) {
    Bridge bridge = leg.bridge();
    if (bridge.isNone()) {
      return true;
    }
    List<List<Vector>> routes = bridge.routes().get(step % bridge.routes().size());
    Occupant needed = bridge.occupied() ? Occupant.PIECE : Occupant.EMPTY;
    boolean free = routes.isEmpty();
    for (List<Vector> route : routes) {
      List<Integer> squares = new ArrayList<>();
      for (Vector over : route) {
        squares.add(next(square, over.times(orientation), leg.wrap()));
      }
      if (squares.stream().allMatch(over -> over != 0 && journey.holds(board, over, needed))) {
        free = true;
        if (!bridge.occupied()) {
          passed.addAll(squares);
        }
      }
    }
    return free;
  }

  private int next(int square, Vector vector, Wrap wrap) {
    return wrap == Wrap.NONE
        ? geometry.step(square, vector.files(), vector.ranks())
        : geometry.wrap(square, vector.files(), vector.ranks(), wrap == Wrap.TORUS);
  }

  private static int least(Length length, Journey journey) {
    if (length instanceof Length.Between between) {
      return between.least();
    }
    return length instanceof Length.SameAsBefore ? journey.steps() : 1;
  }

  private int most(Length length, int start, Journey journey) {
    if (length instanceof Length.Between between) {
      return between.most();
    }
    if (length instanceof Length.SameAsBefore) {
      return journey.steps();
    }
    return length instanceof Length.AcrossBoard
        ? Math.max(geometry.files(), geometry.ranks()) - 1
        : geometry.ranksToEnemyHalf(start, orientation);
  }

  /** Castles, see {@link Castling}. */
  void castle(Castling castling) {
    int direction = castling.direction() * orientation;
    int square = origin;
    int distance = 0;
    do {
      square = geometry.step(square, direction, 0);
      distance++;
    } while (square != Geometry.OFF && board.get(square) == Cell.EMPTY);
    if (square == Geometry.OFF) {
      return;
    }
    int cell = board.get(square);
    boolean own = Cell.isPiece(cell) && Cell.side(cell) == side;
    if (!own || (cell & Cell.UNMOVED) == 0 || castling.steps() > distance) {
      return;
    }
    int beyond = geometry.step(square, direction * (castling.inset() + 1), 0);
    int edgeSide = geometry.step(square, direction * castling.inset(), 0);
    boolean atEdge = beyond == Geometry.OFF || board.get(beyond) == Cell.EDGE;
    boolean onBoard = edgeSide != Geometry.OFF && board.get(edgeSide) != Cell.EDGE;
    if (atEdge && onBoard) {
      int to = geometry.step(origin, direction * castling.steps(), 0);
      int partnerTo = geometry.step(origin, direction * (castling.steps() - 1), 0);
      moves.add(
          new InterpretedMove(
              origin, to, false, List.of(Effect.of(Effect.PARTNER, square, partnerTo))));
    }
  }
}
