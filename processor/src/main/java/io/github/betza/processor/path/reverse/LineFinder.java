package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Follows paths with fixed numbers of steps, and notes the content of squares that a capture
 * requires.
 */
final class LineFinder {
  /** Farther than any square of a board is from another, and than any approach by leaps. */
  private static final int VAST = 200;

  /** The most steps followed; more would take noticeable time when a piece is compiled. */
  private static final int MOST_STEPS = 20_000;

  /** The most captures noted, for the same reason. */
  private static final int MOST_LINES = 20_000;

  private final List<AttackLine> lines = new ArrayList<>();
  private final CaptureFinder captures = new CaptureFinder();
  private boolean takesEnPassant;
  private int followed;

  /** Returns the lines found. */
  List<AttackLine> lines() {
    return lines;
  }

  /** Returns whether some path captures en passant; these captures have no line. */
  boolean takesEnPassant() {
    return takesEnPassant;
  }

  /** A possible end of a leg, after some steps. */
  private record Stop(Leg leg, Vector square, int steps) {}

  /**
   * Follows a path from the square of the piece.
   *
   * @param node the first of legs with fixed numbers of steps that cross no joined edges
   */
  void follow(Node node) throws UnfitException {
    follow(node, PathState.ORIGIN, PathState.START);
  }

  private void follow(Node node, Vector start, PathState state) throws UnfitException {
    if (state.victims().isEmpty() && !captures.mayCapture(node)) {
      return;
    }
    if (state.obstacle().isPresent()) {
      // The squares before do not determine the content of the next ones, so nothing is impossible.
      throw new UnfitException(state.obstacle().get());
    }
    Leg leg = node.leg();
    if (leg.ski() && !leg.isStraight()) {
      // The skipped square may be a hole, but not off the board; no condition expresses that.
      throw new UnfitException(Obstacle.SKIPS);
    }
    int steps = ((Length.Between) leg.length()).most();
    List<PathState> states = List.of(state);
    Vector square = start;
    for (int step = 1; step <= steps && !states.isEmpty(); step++) {
      states = bridged(leg, step - 1, square, states);
      square = square.plus(leg.step(step - 1));
      if (isOff(square)) {
        return;
      }
      if (leg.ski() && step == 1) {
        continue;
      }
      if (step < steps) {
        states = requiring(states, square, OccupancyCondition.EMPTY);
      } else if (leg.mayEndAfter(step)) {
        for (PathState each : states) {
          arrive(node, new Stop(leg, square, step), each);
        }
      }
    }
  }

  private boolean isOff(Vector square) {
    return square.reach() >= VAST;
  }

  private Optional<PathState> requiring(
      PathState state, Vector square, OccupancyCondition occupant) {
    return isOff(square) ? Optional.empty() : state.requiring(square, occupant);
  }

  private List<PathState> requiring(
      List<PathState> states, Vector square, OccupancyCondition occupant) throws UnfitException {
    followed += states.size();
    if (followed > MOST_STEPS) {
      throw new UnfitException(Obstacle.TOO_MANY);
    }
    List<PathState> possible = new ArrayList<>();
    for (PathState state : states) {
      requiring(state, square, occupant).ifPresent(possible::add);
    }
    return possible;
  }

  /** Returns the states in which a step is possible, one for every way to satisfy its bridge. */
  private List<PathState> bridged(Leg leg, int step, Vector square, List<PathState> states)
      throws UnfitException {
    Bridge bridge = leg.bridge();
    if (bridge.isNone()) {
      return states;
    }
    List<List<Vector>> routes = bridge.routes().get(step % bridge.routes().size());
    if (routes.isEmpty()) {
      return states;
    }
    List<PathState> possible = new ArrayList<>();
    for (List<Vector> route : routes) {
      switch (bridge.condition()) {
        case EMPTY -> possible.addAll(passing(states, square, route, -1, OccupancyCondition.EMPTY));
        case OCCUPIED ->
            possible.addAll(passing(states, square, route, -1, OccupancyCondition.PIECE));
        case ONE_OCCUPIED -> {
          for (int hurdle = 0; hurdle < route.size(); hurdle++) {
            possible.addAll(passing(states, square, route, hurdle, OccupancyCondition.EMPTY));
          }
        }
      }
    }
    return possible;
  }

  /** Returns the states in which the squares of a route satisfy its condition. */
  private List<PathState> passing(
      List<PathState> states,
      Vector square,
      List<Vector> route,
      int hurdle,
      OccupancyCondition others)
      throws UnfitException {
    List<PathState> possible = states;
    for (int i = 0; i < route.size(); i++) {
      OccupancyCondition occupant = i == hurdle ? OccupancyCondition.PIECE : others;
      possible = requiring(possible, square.plus(route.get(i)), occupant);
    }
    return possible;
  }

  private void arrive(Node node, Stop stop, PathState state) throws UnfitException {
    for (Landing landing : node.landings()) {
      land(landing, stop, state);
    }
    for (Branch branch : node.branches()) {
      Optional<PathState> here = matching(branch.outcome(), stop, state);
      if (here.isPresent()) {
        PathState after = goOn(branch.outcome(), stop.square(), here.get());
        for (Node next : branch.next()) {
          follow(next, stop.square(), after);
        }
      }
    }
  }

  private Optional<PathState> matching(LegOutcome outcome, Stop stop, PathState state) {
    Vector square = stop.square();
    return switch (outcome.occupant()) {
      case EMPTY_BEFORE_PIECE -> {
        Vector beyond = square.plus(stop.leg().step(stop.steps()));
        yield requiring(state, square, OccupancyCondition.EMPTY)
            .flatMap(here -> requiring(here, beyond, OccupancyCondition.PIECE));
      }
      case EN_PASSANT, EN_PASSANT_COMMON -> requiring(state, square, OccupancyCondition.EMPTY);
      default -> requiring(state, square, outcome.occupant());
    };
  }

  private static PathState goOn(LegOutcome outcome, Vector square, PathState state) {
    return switch (outcome.effect()) {
      case NONE, BORROW, UNLOAD_AT_ORIGIN, SWAP -> state;
      case EXCITE -> state.meeting(Obstacle.EXCITES);
      case DROP_AT_LEG_START -> state.vacated().isEmpty() ? state : state.meeting(Obstacle.UNLOADS);
      case UNLOAD_AT_LEG_START -> state.capturing(square).meeting(Obstacle.UNLOADS);
      case REMOVE ->
          switch (outcome.occupant()) {
            case ENEMY, ENEMY_ROYAL, ENEMY_COMMON -> state.capturing(square).vacating(square);
            case PIECE -> state.capturing(square).meeting(Obstacle.EITHER_SIDE);
            case EN_PASSANT, EN_PASSANT_COMMON ->
                state.capturing(square).meeting(Obstacle.EN_PASSANT);
            case EMPTY, EMPTY_BEFORE_PIECE, OWN, OWN_COMMON -> state.vacating(square);
          };
    };
  }

  private void land(Landing landing, Stop stop, PathState state) throws UnfitException {
    Optional<PathState> here = matching(landing.outcome(), stop, state);
    if (here.isEmpty() || isBlocked(landing, stop.square(), here.get())) {
      return;
    }
    if (landing.outcome().occupant().isEnPassant()) {
      takesEnPassant = true;
    }
    boolean captured = !here.get().victims().isEmpty();
    Optional<Obstacle> obstacle = CaptureFinder.obstacle(landing, captured);
    if (obstacle.isPresent()) {
      throw new UnfitException(obstacle.get());
    }
    PathState whole = here.get();
    if (CaptureFinder.takes(landing, captured)) {
      whole = whole.capturing(stop.square());
    }
    if (landing.custodies().isEmpty()) {
      lines.addAll(whole.lines());
    }
    for (Custody custody : landing.custodies()) {
      hold(custody, stop.square(), whole);
    }
    if (lines.size() > MOST_LINES) {
      throw new UnfitException(Obstacle.TOO_MANY);
    }
  }

  /** Notes the captures of a move that holds an enemy between the mover and a friend. */
  private void hold(Custody custody, Vector square, PathState state) throws UnfitException {
    List<Vector> between = custody.between();
    for (int i = 0; i < between.size(); i++) {
      Vector victim = square.plus(between.get(i));
      List<PathState> held =
          requiring(List.of(state), square.plus(custody.friend()), OccupancyCondition.OWN);
      for (int j = 0; j < between.size(); j++) {
        OccupancyCondition occupant = j == i ? OccupancyCondition.ENEMY : OccupancyCondition.EMPTY;
        held = requiring(held, square.plus(between.get(j)), occupant);
      }
      held.forEach(each -> lines.addAll(each.capturing(victim).lines()));
    }
  }

  /** A piece cannot be put on the mover's start if the mover remains there. */
  private static boolean isBlocked(Landing landing, Vector square, PathState state) {
    return switch (landing.outcome().effect()) {
      case UNLOAD_AT_ORIGIN, SWAP -> {
        boolean returns = landing.finish().returns() || square.equals(PathState.ORIGIN);
        boolean puts =
            landing.outcome().occupant() != OccupancyCondition.EMPTY || !state.vacated().isEmpty();
        yield returns && puts;
      }
      case NONE, REMOVE, UNLOAD_AT_LEG_START, DROP_AT_LEG_START, EXCITE, BORROW -> false;
    };
  }
}
