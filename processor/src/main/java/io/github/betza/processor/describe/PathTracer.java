package io.github.betza.processor.describe;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Follows all paths from a piece in the middle of a large empty board, and marks their squares.
 * Each piece that a path needs on its way, a hurdle or a victim, is assumed to be there.
 */
final class PathTracer {
  /** The most squares visited; the diagram of a piece that needs more has gaps. */
  static final int MOST_VISITS = 100_000;

  private static final Vector CENTRE = Vector.ZERO;

  /** The length of a board-dependent range in the diagram. */
  private static final int TYPICAL_RANGE = 2;

  /** The least length of a slide in the diagram. */
  private static final int SLIDE_SHOWN = 4;

  /** The moves that are traced. */
  enum Purpose {
    /** Moves that the piece always has. */
    MOVES,
    /** Moves that it has only while it is unmoved. */
    FIRST_MOVES,
    /** The squares on which it immobilises enemy pieces. */
    IMMOBILIZATION
  }

  private final Marks marks;
  private final Purpose purpose;
  private final IdentityHashMap<Node, Integer> numbers = new IdentityHashMap<>();
  private final Set<Visit> visited = new HashSet<>();
  private final IdentityHashMap<Node, Set<Node>> free = new IdentityHashMap<>();
  private final Restrictions restrictions = new Restrictions();
  private int visits;

  /** A leg that begins in a state; following it again would add no mark. */
  private record Visit(int node, int square, TracedPath state) {
    /** Written out, like {@link Vector#equals}. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Visit visit
          && node == visit.node
          && square == visit.square
          && state.equals(visit.state);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * node + square) + state.hashCode();
    }
  }

  PathTracer(Marks marks, Purpose purpose) {
    this.marks = marks;
    this.purpose = purpose;
  }

  /** Returns whether all paths were followed. */
  boolean isComplete() {
    return visits < MOST_VISITS;
  }

  /** Returns the number of squares visited. */
  int visits() {
    return visits;
  }

  void trace(List<Node> first) {
    follow(first, CENTRE, TracedPath.NOTHING);
  }

  private void follow(List<Node> nodes, Vector from, TracedPath state) {
    nodes.forEach(node -> follow(node, from, state));
  }

  private void follow(Node node, Vector from, TracedPath state) {
    Integer number = numbers.get(node);
    if (number == null) {
      number = numbers.size();
      numbers.put(node, number);
      noteRestrictions(node);
    }
    if (visited.add(new Visit(number, marks.index(from), state))) {
      run(node, from, state);
    }
  }

  /** Collects restrictions; the victims on the way of a leg do not depend on its first square. */
  private void noteRestrictions(Node node) {
    if (purpose != Purpose.IMMOBILIZATION) {
      restrictions.noteLandings(node);
      restrictions.noteBranches(node);
    }
  }

  private void run(Node node, Vector from, TracedPath before) {
    Leg leg = node.leg();
    int least = leg.length().least(before.steps());
    int most = most(leg.length(), before);
    boolean unlimited = most == Length.UNLIMITED;
    if (unlimited) {
      int begins = before.unlimited() ? 0 : from.reach();
      marks.show(Math.max(SLIDE_SHOWN, begins + 2 * leg.step(0).reach()));
    }
    boolean far = before.unlimited() || unlimited;
    List<Mark> ends = ends(node, before);
    Vector at = from;
    for (int step = 1; step <= most && isComplete(); step++) {
      markBridge(leg, at, step - 1);
      at = at.plus(leg.step(step - 1));
      if (!marks.contains(at)) {
        marks.leave();
        return;
      }
      visits++;
      if (step >= least && leg.mayEndAfter(step) && !(leg.ski() && step == 1)) {
        land(node, at, ends, before, far);
        if (!node.branches().isEmpty()) {
          int steps = leg.length().isOne() ? before.steps() : step;
          goOn(node, from, at, step, before.after(far, steps));
        }
      }
      if (at.equals(CENTRE) && before.isFilled()) {
        return;
      }
    }
  }

  /** Returns the restrictions on captures that no mark shows. */
  Set<String> notes() {
    return restrictions.notes();
  }

  /** Returns the mark of each landing of a leg; it is the same on all its squares. */
  private List<Mark> ends(Node node, TracedPath state) {
    return node.landings().stream().map(landing -> end(landing, state)).toList();
  }

  private static int most(Length length, TracedPath before) {
    if (length instanceof Length.Between between) {
      return between.most();
    }
    if (length instanceof Length.AcrossBoard) {
      return Length.UNLIMITED;
    }
    return length instanceof Length.SameAsBefore ? before.steps() : TYPICAL_RANGE;
  }

  private void markBridge(Leg leg, Vector from, int step) {
    Bridge bridge = leg.bridge();
    if (!bridge.isNone()) {
      mark(bridge, from, step);
    }
  }

  private void mark(Bridge bridge, Vector from, int step) {
    List<List<Vector>> routes = bridge.routes().get(step % bridge.routes().size());
    Mark mark =
        switch (bridge.condition()) {
          case EMPTY -> routes.size() == 1 ? Mark.EMPTY : Mark.ONE_WAY;
          case OCCUPIED -> routes.size() == 1 ? Mark.HURDLE : Mark.ONE_HURDLE;
          case ONE_OCCUPIED -> Mark.ONE_HURDLE;
        };
    routes.forEach(route -> route.forEach(square -> marks.add(from.plus(square), mark)));
  }

  private void goOn(Node node, Vector from, Vector at, int steps, TracedPath state) {
    Set<Node> ways = free.get(node);
    if (ways == null) {
      ways = whereAnythingMayStand(node);
      free.put(node, ways);
    }
    for (Branch branch : node.branches()) {
      LegOutcome outcome = branch.outcome();
      if (at.equals(CENTRE) && !fitsAtCentre(outcome, state)) {
        continue;
      }
      if (outcome.occupant() == OccupancyCondition.EMPTY_BEFORE_PIECE) {
        marks.add(at.plus(node.leg().step(steps)), Mark.HURDLE);
      }
      for (Node next : branch.next()) {
        boolean anything = ways.contains(next);
        if (anything && outcome.effect() == LegEffect.NONE) {
          follow(next, at, state);
          continue;
        }
        if (anything) {
          marks.add(at, Mark.EMPTY);
        }
        follow(next, at, pass(from, at, outcome, state));
      }
    }
  }

  /** Returns the legs that follow with any content of the square between. */
  private static Set<Node> whereAnythingMayStand(Node node) {
    Set<Node> empty = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Node> occupied = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Branch branch : node.branches()) {
      if (branch.outcome().equals(LegOutcome.EMPTY)) {
        empty.addAll(branch.next());
      } else if (branch.outcome().equals(LegOutcome.HOP)) {
        occupied.addAll(branch.next());
      }
    }
    empty.retainAll(occupied);
    return empty;
  }

  private TracedPath pass(Vector from, Vector at, LegOutcome outcome, TracedPath state) {
    boolean empty = !outcome.occupant().isPiece();
    boolean captured = Restrictions.removes(outcome);
    marks.add(at, empty ? Mark.EMPTY : captured ? Mark.VICTIM : Mark.HURDLE);
    if (!state.unlimited()) {
      marks.show(at.reach());
    }
    boolean own = outcome.occupant().isOwn();
    boolean takes = outcome.effect() == LegEffect.REMOVE;
    boolean drops = outcome.effect() == LegEffect.DROP_AT_LEG_START;
    boolean puts = from.equals(CENTRE) && outcome.effect() == LegEffect.UNLOAD_AT_LEG_START;
    boolean dropsHere = from.equals(CENTRE) && drops;
    boolean stays = !captured || !at.equals(CENTRE);
    return new TracedPath(
        state.hopped() || (!empty && !captured),
        state.captured() || captured,
        state.excited() || outcome.effect() == LegEffect.EXCITE,
        (stays && state.enemyPut()) || (puts && !own) || (dropsHere && state.enemyHeld()),
        (stays && state.ownPut()) || (puts && own) || (dropsHere && state.ownHeld()),
        takes ? !own : !drops && state.enemyHeld(),
        takes ? own : !drops && state.ownHeld(),
        state.unlimited(),
        state.steps());
  }

  private void land(Node node, Vector at, List<Mark> ends, TracedPath before, boolean unlimited) {
    if (!ends.isEmpty() && !unlimited) {
      marks.show(at.reach());
    }
    for (int i = 0; i < ends.size(); i++) {
      Landing landing = node.landings().get(i);
      Mark end = ends.get(i);
      if (at.equals(CENTRE) && !mayEndAtCentre(landing.outcome(), before)) {
        continue;
      }
      if (landing.finish().returns() && end != Mark.IMMOBILIZE) {
        boolean captures = landing.outcome().captures();
        marks.add(at, captures ? Mark.VICTIM : Mark.EMPTY);
        addEnd(CENTRE, captures && end == Mark.CAPTURE ? Mark.LOCUST : end);
      } else {
        addEnd(at, end);
      }
    }
  }

  private void addEnd(Vector at, Mark end) {
    if (purpose == Purpose.FIRST_MOVES) {
      marks.addInitial(at, end);
    } else {
      marks.add(at, end);
    }
  }

  /** Returns whether a move may end on its first square, if no other piece is put down there. */
  private static boolean mayEndAtCentre(LegOutcome outcome, TracedPath before) {
    return fitsAtCentre(outcome, before) && outcome.effect() != LegEffect.UNLOAD_AT_ORIGIN;
  }

  /**
   * Returns whether a leg with this outcome may end on the first square of the move. That square is
   * empty unless a victim was put down there; if an own piece makes the move, this piece is still
   * there.
   */
  private static boolean fitsAtCentre(LegOutcome outcome, TracedPath before) {
    return switch (outcome.occupant()) {
      case OWN, OWN_COMMON -> before.excited() || before.ownPut();
      case PIECE -> before.excited() || before.isFilled();
      case EMPTY, EMPTY_BEFORE_PIECE, EN_PASSANT, EN_PASSANT_COMMON ->
          !before.excited() && !before.isFilled();
      case ENEMY, ENEMY_ROYAL, ENEMY_COMMON -> before.enemyPut();
    };
  }

  private Mark end(Landing landing, TracedPath state) {
    if (purpose == Purpose.IMMOBILIZATION) {
      return Mark.IMMOBILIZE;
    }
    Mark mark = landing(landing);
    if (state.captured() && (mark == Mark.MOVE || mark == Mark.CAPTURE)) {
      return Mark.LOCUST;
    }
    if (state.hopped() && mark == Mark.MOVE) {
      return Mark.HOP_MOVE;
    }
    return state.hopped() && mark == Mark.CAPTURE ? Mark.HOP_CAPTURE : mark;
  }

  private static boolean swaps(LegOutcome outcome) {
    return outcome.effect() == LegEffect.SWAP
        || (outcome.occupant().isEnemy() && outcome.effect() == LegEffect.UNLOAD_AT_ORIGIN);
  }

  /** Returns the mark of a move that ends on a square without any event on the way. */
  static Mark landing(Landing landing) {
    if (landing.finish().vanishes()) {
      return Mark.VANISH;
    }
    if (!landing.custodies().isEmpty()) {
      return Mark.CUSTODY;
    }
    if (swaps(landing.outcome())) {
      return Mark.SWAP;
    }
    return switch (landing.outcome().occupant()) {
      case EMPTY, EMPTY_BEFORE_PIECE -> Mark.MOVE;
      case OWN, OWN_COMMON -> Mark.OWN;
      case EN_PASSANT, EN_PASSANT_COMMON -> Mark.EN_PASSANT;
      case ENEMY, ENEMY_ROYAL, ENEMY_COMMON, PIECE -> Mark.CAPTURE;
    };
  }

  /**
   * The events on the way of a traced piece.
   *
   * @param hopped whether it hopped over a piece
   * @param captured whether it captured in passing
   * @param excited whether an own piece makes the move, so that this piece stays
   * @param enemyPut whether an enemy piece may have been put down on the first square of the move
   * @param ownPut whether an own piece may have been put down there
   * @param enemyHeld whether the last captured piece is an enemy's and has not been put down
   * @param ownHeld the same for an own piece
   * @param unlimited whether it followed a leg without limit
   * @param steps the number of steps of the last leg with several steps
   */
  private record TracedPath(
      boolean hopped,
      boolean captured,
      boolean excited,
      boolean enemyPut,
      boolean ownPut,
      boolean enemyHeld,
      boolean ownHeld,
      boolean unlimited,
      int steps) {
    /** The state at the beginning of a move. */
    static final TracedPath NOTHING =
        new TracedPath(false, false, false, false, false, false, false, false, 1);

    /** Written out, like {@link Vector#equals}. */
    @Override
    public boolean equals(Object other) {
      return other instanceof TracedPath traced && bits() == traced.bits() && steps == traced.steps;
    }

    @Override
    public int hashCode() {
      return 256 * steps + bits();
    }

    private int bits() {
      return (hopped ? 1 : 0)
          + (captured ? 2 : 0)
          + (excited ? 4 : 0)
          + (enemyPut ? 8 : 0)
          + (ownPut ? 16 : 0)
          + (enemyHeld ? 32 : 0)
          + (ownHeld ? 64 : 0)
          + (unlimited ? 128 : 0);
    }

    /** Returns whether a piece may have been put down on the first square of the move. */
    boolean isFilled() {
      return enemyPut || ownPut;
    }

    /** Returns the state after a leg without events. */
    TracedPath after(boolean far, int newSteps) {
      return new TracedPath(
          hopped, captured, excited, enemyPut, ownPut, enemyHeld, ownHeld, far, newSteps);
    }
  }
}
