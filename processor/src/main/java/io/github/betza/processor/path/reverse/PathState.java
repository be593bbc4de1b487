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
 * How far a path has got, and what the squares must hold for that. Immutable.
 *
 * @param crossings what squares must have held when the move began, from the square of the mover
 * @param vacated the squares whose pieces have been taken off
 * @param victims the squares whose enemy pieces have been captured, in order
 * @param obstacle what must not be on a path that captures, if it is
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

  /** Notes an obstacle, which matters only if the path captures. */
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
   * Adds a condition on what a square holds by now; nothing if it cannot hold. The mover's own
   * square and those whose pieces were taken off are empty.
   */
  Optional<PathState> asking(Vector square, OccupancyCondition occupant) {
    if (square.equals(ORIGIN) || vacated.contains(square)) {
      return occupant == OccupancyCondition.EMPTY ? Optional.of(this) : Optional.empty();
    }
    Condition before = crossings.get(square);
    Optional<Condition> both = before.and(Condition.of(occupant));
    if (both.isEmpty()) {
      return Optional.empty();
    }
    // A condition for any content is a condition as well, which must be kept.
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
   * What the squares that matter to a path must hold, in the order of their first conditions.
   * Immutable; each extends another by one square, because a path has many. They are not compared
   * with each other.
   */
  private record SquareConditions(SquareConditions before, Vector square, Condition condition) {
    static final SquareConditions NONE = new SquareConditions(null, null, null);

    /** Returns what a square must hold; {@link Condition#ANY} if it has no condition. */
    Condition get(Vector asked) {
      for (SquareConditions each = this; each.before != null; each = each.before) {
        if (each.square.equals(asked)) {
          return each.condition;
        }
      }
      return Condition.ANY;
    }

    /** Returns these with a square that holds something else than before. */
    SquareConditions with(Vector asked, Condition changed) {
      List<SquareConditions> behind = new ArrayList<>();
      for (SquareConditions each = this; each.before != null; each = each.before) {
        if (each.square.equals(asked)) {
          SquareConditions result = new SquareConditions(each.before, asked, changed);
          for (int i = behind.size() - 1; i >= 0; i--) {
            result = new SquareConditions(result, behind.get(i).square, behind.get(i).condition);
          }
          return result;
        }
        behind.add(each);
      }
      return new SquareConditions(this, asked, changed);
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
