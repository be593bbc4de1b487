package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.reverse.AttackLine.Crossing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The state of a path, and the conditions on the squares so far. Immutable.
 *
 * @param crossings the conditions on squares at the beginning of the move, from the mover's square
 * @param vacated the squares whose pieces have been taken off
 * @param victims the squares whose enemy pieces have been captured, in order
 * @param obstacle a feature met that a path with a capture must not have, if any
 */
record PathState(
    SquareConditions crossings,
    Set<Vector> vacated,
    List<Vector> victims,
    Optional<Obstacle> obstacle) {
  static final Vector ORIGIN = Vector.ZERO;

  /** No piece has moved yet. */
  static final PathState START =
      new PathState(SquareConditions.NONE, Set.of(), List.of(), Optional.empty());

  /** Notes an obstacle; it matters only if the path captures. */
  PathState meeting(Obstacle newObstacle) {
    return obstacle.isPresent()
        ? this
        : new PathState(crossings, vacated, victims, Optional.of(newObstacle));
  }

  /** Takes the piece off a square. */
  PathState vacating(Vector square) {
    Set<Vector> more = new LinkedHashSet<>(vacated);
    more.add(square);
    return new PathState(crossings, more, victims, obstacle);
  }

  /** Captures the enemy piece on a square. */
  PathState capturing(Vector square) {
    List<Vector> more = new ArrayList<>(victims);
    more.add(square);
    return new PathState(crossings, vacated, more, obstacle);
  }

  /**
   * Adds a condition on the present content of a square; nothing if it is impossible. The mover's
   * own square and the vacated squares are empty.
   */
  Optional<PathState> requiring(Vector square, OccupancyCondition occupant) {
    if (square.equals(ORIGIN) || vacated.contains(square)) {
      return occupant == OccupancyCondition.EMPTY ? Optional.of(this) : Optional.empty();
    }
    Condition before = crossings.get(square);
    Optional<Condition> both = before.and(Condition.of(occupant));
    if (both.isEmpty()) {
      return Optional.empty();
    }
    // A condition that allows any content must be kept as well: it excludes holes.
    return before != Condition.ANY && both.get() == before
        ? Optional.of(this)
        : Optional.of(
            new PathState(crossings.with(square, both.get()), vacated, victims, obstacle));
  }

  /** Returns the captures that this state makes, one for each victim. */
  List<AttackLine> lines() {
    return victims.stream()
        .map(victim -> new AttackLine(victim, crossings.get(victim), crossings.without(victim)))
        .toList();
  }

  /**
   * The conditions on the squares of a path, in the order in which they were added. Immutable; each
   * extends another one by a square, because a path has many. They are not compared with each
   * other.
   */
  private record SquareConditions(SquareConditions before, Vector square, Condition condition) {
    static final SquareConditions NONE = new SquareConditions(null, null, null);

    /** Returns the condition on a square; {@link Condition#ANY} if there is none. */
    Condition get(Vector wanted) {
      for (SquareConditions each = this; each.before != null; each = each.before) {
        if (each.square.equals(wanted)) {
          return each.condition;
        }
      }
      return Condition.ANY;
    }

    /** Returns these conditions with one of them changed. */
    SquareConditions with(Vector wanted, Condition changed) {
      List<SquareConditions> behind = new ArrayList<>();
      for (SquareConditions each = this; each.before != null; each = each.before) {
        if (each.square.equals(wanted)) {
          SquareConditions result = new SquareConditions(each.before, wanted, changed);
          for (int i = behind.size() - 1; i >= 0; i--) {
            result = new SquareConditions(result, behind.get(i).square, behind.get(i).condition);
          }
          return result;
        }
        behind.add(each);
      }
      return new SquareConditions(this, wanted, changed);
    }

    /** Returns all squares but one. */
    List<Crossing> without(Vector left) {
      List<Crossing> crossings = new ArrayList<>();
      for (SquareConditions each = this; each.before != null; each = each.before) {
        if (!each.square.equals(left)) {
          crossings.add(new Crossing(each.square, each.condition));
        }
      }
      Collections.reverse(crossings);
      return crossings;
    }
  }
}
