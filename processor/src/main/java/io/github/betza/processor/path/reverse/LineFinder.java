package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Custody;
import io.github.betza.processor.path.Landing;
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
 * Follows paths on which every number of steps is fixed, and notes what the squares would have to
 * hold for a capture.
 */
final class LineFinder {
  /**
   * Farther than any square of a board is from another, and than leaps lead that are approached.
   */
  private static final int VAST = 200;

  /** The most steps that are followed; more would be felt while a piece is compiled. */
  private static final int MOST_STEPS = 20_000;

  /** The most captures that are noted, for the same reason. */
  private static final int MOST_LINES = 20_000;

  private final List<AttackLine> lines = new ArrayList<>();
  private final Captures captures = new Captures();
  private boolean takesEnPassant;
  private int followed;

  /** Returns the lines found. */
  List<AttackLine> lines() {
    return lines;
  }

  /** Returns whether some path captures en passant, for which there is no line. */
  boolean takesEnPassant() {
    return takesEnPassant;
  }

  /** Where a leg may end, after some steps. */
  private record Stop(Leg leg, Vector square, int steps) {}

  /**
   * Follows a path from the square of the piece.
   *
   * @param node the first of legs that are all of a fixed number of steps, and over no joined edges
   */
  void follow(Node node) throws UnfitException {
    follow(node, Journey.ORIGIN, Journey.START);
  }

  private void follow(Node node, Vector start, Journey journey) throws UnfitException {
    if (journey.victims().isEmpty() && !captures.mayCapture(node)) {
      return;
    }
    if (journey.obstacle().isPresent()) {
      // What stands where from here on is not told by the squares before, so nothing is impossible.
      throw new UnfitException(journey.obstacle().get());
    }
    Leg leg = node.leg();
    if (leg.ski() && !leg.isStraight()) {
      // The square skipped may be a hole, but not beyond the edge; no condition says so.
      throw new UnfitException(Obstacle.SKIPS);
    }
    int steps = ((Length.Between) leg.length()).most();
    List<Journey> journeys = List.of(journey);
    Vector square = start;
    for (int step = 1; step <= steps && !journeys.isEmpty(); step++) {
      journeys = bridged(leg, step - 1, square, journeys);
      square = square.plus(leg.step(step - 1));
      if (isOff(square)) {
        return;
      }
      if (leg.ski() && step == 1) {
        continue;
      }
      if (step < steps) {
        journeys = asking(journeys, square, OccupancyCondition.EMPTY);
      } else if (leg.mayEndAfter(step)) {
        for (Journey each : journeys) {
          arrive(node, new Stop(leg, square, step), each);
        }
      }
    }
  }

  private boolean isOff(Vector square) {
    return square.reach() >= VAST;
  }

  private Optional<Journey> asking(Journey journey, Vector square, OccupancyCondition occupant) {
    return isOff(square) ? Optional.empty() : journey.asking(square, occupant);
  }

  private List<Journey> asking(List<Journey> journeys, Vector square, OccupancyCondition occupant)
      throws UnfitException {
    followed += journeys.size();
    if (followed > MOST_STEPS) {
      throw new UnfitException(Obstacle.TOO_MANY);
    }
    List<Journey> possible = new ArrayList<>();
    for (Journey journey : journeys) {
      asking(journey, square, occupant).ifPresent(possible::add);
    }
    return possible;
  }

  /** Returns the journeys for which a step is possible, one for every way to fulfil its bridge. */
  private List<Journey> bridged(Leg leg, int step, Vector square, List<Journey> journeys)
      throws UnfitException {
    Bridge bridge = leg.bridge();
    if (bridge.isNone()) {
      return journeys;
    }
    List<List<Vector>> routes = bridge.routes().get(step % bridge.routes().size());
    if (routes.isEmpty()) {
      return journeys;
    }
    List<Journey> possible = new ArrayList<>();
    for (List<Vector> route : routes) {
      switch (bridge.condition()) {
        case EMPTY ->
            possible.addAll(passing(journeys, square, route, -1, OccupancyCondition.EMPTY));
        case OCCUPIED ->
            possible.addAll(passing(journeys, square, route, -1, OccupancyCondition.PIECE));
        case ONE_OCCUPIED -> {
          for (int hurdle = 0; hurdle < route.size(); hurdle++) {
            possible.addAll(passing(journeys, square, route, hurdle, OccupancyCondition.EMPTY));
          }
        }
      }
    }
    return possible;
  }

  /** Returns the journeys for which the squares of a route hold what they must. */
  private List<Journey> passing(
      List<Journey> journeys,
      Vector square,
      List<Vector> route,
      int hurdle,
      OccupancyCondition others)
      throws UnfitException {
    List<Journey> possible = journeys;
    for (int i = 0; i < route.size(); i++) {
      OccupancyCondition occupant = i == hurdle ? OccupancyCondition.PIECE : others;
      possible = asking(possible, square.plus(route.get(i)), occupant);
    }
    return possible;
  }

  private void arrive(Node node, Stop stop, Journey journey) throws UnfitException {
    for (Landing landing : node.landings()) {
      land(landing, stop, journey);
    }
    for (Branch branch : node.branches()) {
      Optional<Journey> here = matching(branch.outcome(), stop, journey);
      if (here.isPresent()) {
        Journey after = goOn(branch.outcome(), stop.square(), here.get());
        for (Node next : branch.next()) {
          follow(next, stop.square(), after);
        }
      }
    }
  }

  private Optional<Journey> matching(LegOutcome outcome, Stop stop, Journey journey) {
    Vector square = stop.square();
    return switch (outcome.occupant()) {
      case EMPTY_BEFORE_PIECE -> {
        Vector beyond = square.plus(stop.leg().step(stop.steps()));
        yield asking(journey, square, OccupancyCondition.EMPTY)
            .flatMap(here -> asking(here, beyond, OccupancyCondition.PIECE));
      }
      case EN_PASSANT, EN_PASSANT_COMMON -> asking(journey, square, OccupancyCondition.EMPTY);
      default -> asking(journey, square, outcome.occupant());
    };
  }

  private static Journey goOn(LegOutcome outcome, Vector square, Journey journey) {
    return switch (outcome.effect()) {
      case NONE, BORROW, UNLOAD_AT_ORIGIN, SWAP -> journey;
      case EXCITE -> journey.meeting(Obstacle.EXCITES);
      case DROP_AT_LEG_START ->
          journey.vacated().isEmpty() ? journey : journey.meeting(Obstacle.UNLOADS);
      case UNLOAD_AT_LEG_START -> journey.capturing(square).meeting(Obstacle.UNLOADS);
      case REMOVE ->
          switch (outcome.occupant()) {
            case ENEMY, ENEMY_ROYAL, ENEMY_COMMON -> journey.capturing(square).vacating(square);
            case PIECE -> journey.capturing(square).meeting(Obstacle.EITHER_SIDE);
            case EN_PASSANT, EN_PASSANT_COMMON ->
                journey.capturing(square).meeting(Obstacle.EN_PASSANT);
            case EMPTY, EMPTY_BEFORE_PIECE, OWN, OWN_COMMON -> journey.vacating(square);
          };
    };
  }

  private void land(Landing landing, Stop stop, Journey journey) throws UnfitException {
    Optional<Journey> here = matching(landing.outcome(), stop, journey);
    if (here.isEmpty() || isBlocked(landing, stop.square(), here.get())) {
      return;
    }
    if (landing.outcome().occupant().isEnPassant()) {
      takesEnPassant = true;
    }
    boolean captured = !here.get().victims().isEmpty();
    Optional<Obstacle> obstacle = Captures.obstacle(landing, captured);
    if (obstacle.isPresent()) {
      throw new UnfitException(obstacle.get());
    }
    Journey whole = here.get();
    if (Captures.takes(landing, captured)) {
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
  private void hold(Custody custody, Vector square, Journey journey) throws UnfitException {
    List<Vector> between = custody.between();
    for (int i = 0; i < between.size(); i++) {
      Vector victim = square.plus(between.get(i));
      List<Journey> held =
          asking(List.of(journey), square.plus(custody.friend()), OccupancyCondition.OWN);
      for (int j = 0; j < between.size(); j++) {
        OccupancyCondition occupant = j == i ? OccupancyCondition.ENEMY : OccupancyCondition.EMPTY;
        held = asking(held, square.plus(between.get(j)), occupant);
      }
      for (Journey each : held) {
        lines.addAll(each.capturing(victim).lines());
      }
    }
  }

  /** A piece cannot be put where the mover came from when the mover stays there. */
  private static boolean isBlocked(Landing landing, Vector square, Journey journey) {
    return switch (landing.outcome().effect()) {
      case UNLOAD_AT_ORIGIN, SWAP -> {
        boolean returns = landing.finish().returns() || square.equals(Journey.ORIGIN);
        boolean puts =
            landing.outcome().occupant() != OccupancyCondition.EMPTY
                || !journey.vacated().isEmpty();
        yield returns && puts;
      }
      case NONE, REMOVE, UNLOAD_AT_LEG_START, DROP_AT_LEG_START, EXCITE, BORROW -> false;
    };
  }
}
