package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.Heading.Absolute;
import io.github.betza.processor.path.spec.Heading.Ahead;
import io.github.betza.processor.path.spec.Heading.BySide;
import io.github.betza.processor.path.spec.Heading.DirectionSet;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the directions that a leg may take. */
final class LegDirections {
  /** The work of a search for directions. */
  private static final long LOOK = 30;

  /** The work of one direction that is found. */
  private static final long WAY = 30;

  private final LegSpec spec;
  private final Arrival arrival;
  private final boolean first;
  private final boolean last;
  private final boolean tracksSide;
  private final List<LegDirection> ways = new ArrayList<>();

  private LegDirections(LegSpec spec, Arrival arrival, boolean last, boolean tracksSide) {
    this.spec = spec;
    this.arrival = arrival;
    this.first = !arrival.begun();
    this.last = last;
    this.tracksSide = tracksSide;
  }

  /**
   * Returns the directions of a leg, in order.
   *
   * @param arrival how the leg before it ended
   * @param last whether it is the last leg
   * @param tracksSide whether some later leg depends on the side of the last turn
   * @param work the work that this is a part of
   */
  static List<LegDirection> of(
      LegSpec spec, Arrival arrival, boolean last, boolean tracksSide, Work work) {
    LegDirections ways = new LegDirections(spec, arrival, last, tracksSide);
    if (spec.continuesCurve()) {
      ways.addCurve(turned(arrival.direction(), arrival.turn()), ways.turnAfterNext());
    } else {
      ways.addDirections();
    }
    work.count(LOOK + WAY * ways.ways.size());
    return ways.ways;
  }

  private void addDirections() {
    for (int direction : directions(spec.heading())) {
      if (spec.turn() == Turn.NONE) {
        Arrival end =
            arrival.straight(direction, isLeftHanded(direction), step(direction), side(direction));
        ways.add(new LegDirection(List.of(direction), spec.length(), Leg.ANY, end));
      } else {
        int angle = angle();
        addCurve(direction, angle);
        addCurve(direction, -angle);
      }
    }
  }

  private List<Integer> directions(Heading heading) {
    if (heading instanceof BySide bySide) {
      return directions(bySide);
    }
    if (heading instanceof Sector sector) {
      return TurnAngles.sector(spec.atom(), sector, arrival.step());
    }
    if (heading instanceof Ahead ahead) {
      return TurnAngles.ahead(spec.atom(), ahead, arrival.step());
    }
    DirectionSet numbered =
        heading instanceof Absolute absolute
            ? new DirectionSet(absolute.bits())
            : (DirectionSet) heading;
    int before = heading instanceof Absolute ? 0 : arrival.direction();
    boolean mirrored = numbered.handed() && arrival.leftHanded();
    List<Integer> directions = new ArrayList<>();
    for (int turn = 0; turn < Atom.DIRECTIONS; turn++) {
      if ((numbered.bits() & 1 << turn) != 0) {
        directions.add(turned(before, mirrored ? -turn : turn));
      }
    }
    return directions;
  }

  private List<Integer> directions(BySide bySide) {
    if (arrival.side() != 0) {
      return directions(arrival.side() > 0 ? bySide.right() : bySide.left());
    }
    Set<Integer> both = new LinkedHashSet<>(directions(bySide.right()));
    both.addAll(directions(bySide.left()));
    return List.copyOf(both);
  }

  private Vector step(int direction) {
    return spec.atom().leap(direction);
  }

  /** The side of the last turn, if some leg depends on it. */
  private int side(int direction) {
    if (first || !tracksSide) {
      return 0;
    }
    int side = TurnAngles.side(arrival.step(), step(direction));
    return side == 0 ? arrival.side() : side;
  }

  /** A circle goes on turning to the same side; a zigzag turns back after a turn. */
  private int turnAfterNext() {
    return spec.turn() == Turn.CIRCULAR ? arrival.turn() : -arrival.turn();
  }

  /** The angle between two steps of a curve, in eighths of a circle. */
  private int angle() {
    return spec.turn() == Turn.CIRCULAR ? 1 : 2;
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
   * A circular leg in the middle of a move is one direction for every number of steps, because the
   * next leg begins in another direction after each.
   */
  private void addCircle(int direction, int angle) {
    List<Integer> directions = new ArrayList<>();
    for (int step = 0; step < Atom.DIRECTIONS; step++) {
      directions.add(turned(direction, step * angle));
    }
    // A leg that does not continue a curve begins a new circle.
    int before = spec.continuesCurve() ? arrival.curveSteps() : 0;
    int least = spec.length() instanceof Length.Between between ? between.least() : 1;
    int most = Math.min(most(spec.length()), Turn.CIRCLE - before);
    if (last && most >= least) {
      ways.add(new LegDirection(directions, between(least, most), Leg.ANY, Arrival.START));
      return;
    }
    for (int steps = least; steps <= most; steps++) {
      Arrival end =
          new Arrival(
              true,
              directions.get(steps - 1),
              isLeftHanded(direction),
              angle,
              before + steps,
              step(directions.get(steps - 1)),
              0);
      ways.add(new LegDirection(directions, between(steps, steps), Leg.ANY, end));
    }
  }

  private void addZigzag(int direction, int angle) {
    int other = turned(direction, angle);
    List<Integer> directions = List.of(direction, other);
    if (last) {
      ways.add(new LegDirection(directions, spec.length(), Leg.ANY, Arrival.START));
      return;
    }
    boolean leftHanded = isLeftHanded(direction);
    Arrival odd = new Arrival(true, direction, leftHanded, angle, 0, step(direction), 0);
    ways.add(new LegDirection(directions, spec.length(), 1, odd));
    if (!spec.length().isOne()) {
      Arrival even = new Arrival(true, other, leftHanded, -angle, 0, step(other), 0);
      ways.add(new LegDirection(directions, spec.length(), 0, even));
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

  /**
   * One of the directions that a leg may take, straight or bent.
   *
   * @param directions the directions of its steps, which repeat
   * @param length the number of steps
   * @param residue the numbers of steps after which it may end, see {@code Leg}
   * @param end how the move arrives at its end
   */
  record LegDirection(List<Integer> directions, Length length, int residue, Arrival end) {}
}
