package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.List;

/** Finds the ways that a leg may take. */
final class Ways {
  /** A circular rider turns 45 degrees a step: the eighth step would close the circle. */
  static final int CIRCLE = 7;

  private final LegSpec spec;
  private final Arrival arrival;
  private final boolean first;
  private final boolean last;
  private final List<Way> ways = new ArrayList<>();

  private Ways(LegSpec spec, Arrival arrival, boolean first, boolean last) {
    this.spec = spec;
    this.arrival = arrival;
    this.first = first;
    this.last = last;
  }

  /**
   * Returns the ways of a leg in the order of its directions.
   *
   * @param arrival how the leg before it ended
   * @param first whether it is the first leg of its move
   * @param last whether it is the last
   */
  static List<Way> of(LegSpec spec, Arrival arrival, boolean first, boolean last) {
    Ways ways = new Ways(spec, arrival, first, last);
    if (spec.continuesCurve()) {
      ways.addCurve(turned(arrival.direction(), arrival.turn()), ways.turnAfterNext());
    } else {
      ways.addDirections();
    }
    return ways.ways;
  }

  private void addDirections() {
    boolean mirrored = spec.directions().handed() && arrival.leftHanded();
    for (int turn = 0; turn < Atom.DIRECTIONS; turn++) {
      if ((spec.directions().bits() & 1 << turn) == 0) {
        continue;
      }
      int direction = turned(arrival.direction(), mirrored ? -turn : turn);
      if (spec.turn() == Turn.NONE) {
        Arrival end = arrival.straight(direction, isLeftHanded(direction));
        ways.add(new Way(List.of(direction), spec.length(), Leg.ANY, end));
      } else {
        int angle = angle();
        addCurve(direction, angle);
        addCurve(direction, -angle);
      }
    }
  }

  /** A circle goes on turning the same way; a zigzag that has just turned turns back. */
  private int turnAfterNext() {
    return spec.turn() == Turn.CIRCULAR ? arrival.turn() : -arrival.turn();
  }

  /** The angle between two steps of a curve, in eighths of a circle. */
  private int angle() {
    return spec.turn() == Turn.CIRCULAR || spec.atom().isOblique() ? 1 : 2;
  }

  private boolean isLeftHanded(int direction) {
    return first ? spec.atom().isOblique() && direction % 2 == 1 : arrival.leftHanded();
  }

  private void addCurve(int direction, int angle) {
    if (spec.turn() == Turn.CIRCULAR) {
      addCircle(direction, angle);
    } else {
      addZigzag(direction, angle);
    }
  }

  /**
   * A circular leg in the middle of a move is one way for every number of steps, because the next
   * leg begins in another direction after each.
   */
  private void addCircle(int direction, int angle) {
    List<Integer> directions = new ArrayList<>();
    for (int step = 0; step < Atom.DIRECTIONS; step++) {
      directions.add(turned(direction, step * angle));
    }
    int most = Math.min(most(spec.length()), CIRCLE - arrival.curveSteps());
    if (last && most > 0) {
      ways.add(new Way(directions, between(1, most), Leg.ANY, Arrival.START));
      return;
    }
    for (int steps = 1; steps <= most; steps++) {
      Arrival end =
          new Arrival(
              directions.get(steps - 1),
              isLeftHanded(direction),
              angle,
              arrival.curveSteps() + steps);
      ways.add(new Way(directions, between(steps, steps), Leg.ANY, end));
    }
  }

  private void addZigzag(int direction, int angle) {
    int other = turned(direction, angle);
    List<Integer> directions = List.of(direction, other);
    if (last) {
      ways.add(new Way(directions, spec.length(), Leg.ANY, Arrival.START));
      return;
    }
    boolean leftHanded = isLeftHanded(direction);
    ways.add(new Way(directions, spec.length(), 1, new Arrival(direction, leftHanded, angle, 0)));
    if (!spec.length().isOne()) {
      ways.add(new Way(directions, spec.length(), 0, new Arrival(other, leftHanded, -angle, 0)));
    }
  }

  private static int most(Length length) {
    return length instanceof Length.Between between ? between.most() : Length.UNLIMITED;
  }

  private static Length between(int least, int most) {
    return new Length.Between(least, most);
  }

  private static int turned(int direction, int angle) {
    return Math.floorMod(direction + angle, Atom.DIRECTIONS);
  }
}
