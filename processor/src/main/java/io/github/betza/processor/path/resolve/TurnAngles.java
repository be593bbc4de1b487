package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Ahead;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.ArrayList;
import java.util.List;

/** Finds the directions of an atom by the angle from the step before. */
final class TurnAngles {
  /** Angles with a smaller difference are equal; real differences are far larger. */
  private static final double SAME = 1e-9;

  private TurnAngles() {}

  /**
   * Returns the angle from one step to another, clockwise.
   *
   * @return radians, more than minus pi and at most pi
   */
  static double angle(Vector from, Vector to) {
    long along = (long) from.files() * to.files() + (long) from.ranks() * to.ranks();
    long across = (long) from.ranks() * to.files() - (long) from.files() * to.ranks();
    return across == 0 && along < 0 ? Math.PI : Math.atan2((double) across, (double) along);
  }

  /**
   * Returns the side to which a step turns: 1 for right, -1 for left, 0 for straight on or back.
   */
  static int side(Vector from, Vector to) {
    long across = (long) from.ranks() * to.files() - (long) from.files() * to.ranks();
    return Long.signum(across);
  }

  /** Returns the directions of an atom that turn by at most 45 degrees, in their order. */
  static List<Integer> ahead(Atom atom, Ahead ahead, Vector before) {
    return own(atom).stream()
        .filter(
            direction ->
                (ahead.bits() & 1 << direction) != 0 && Ahead.isAhead(before, atom.leap(direction)))
        .toList();
  }

  /**
   * Returns the directions of an atom in a sector, clockwise from the one nearest to the step
   * before.
   */
  static List<Integer> sector(Atom atom, Sector sector, Vector before) {
    List<Integer> clockwise = clockwise(atom, before);
    boolean eight = clockwise.size() == Atom.DIRECTIONS;
    boolean single = isNearestSingle(atom, before, clockwise);
    int bits =
        single
            ? (eight ? sector.eightfold() : sector.straight())
            : (eight ? sector.oblique() : sector.slanted());
    List<Integer> result = new ArrayList<>();
    for (int i = 0; i < clockwise.size(); i++) {
      int number = eight ? i : single ? 2 * i : 2 * i + 1;
      if ((bits & 1 << number) != 0) {
        result.add(clockwise.get(i));
      }
    }
    return result;
  }

  /** Returns whether a displacement is among the directions of its own leap in a sector. */
  static boolean leads(Vector displacement, Sector sector, Vector before) {
    int files = Math.abs(displacement.files());
    int ranks = Math.abs(displacement.ranks());
    Atom atom = Atom.leaper(Math.min(files, ranks), Math.max(files, ranks));
    return leads(atom, displacement, sector, before);
  }

  /** Returns whether a leap of an atom is among its directions in a sector. */
  static boolean leads(Atom atom, Vector leap, Sector sector, Vector before) {
    return sector(atom, sector, before).stream()
        .anyMatch(direction -> atom.leap(direction).equals(leap));
  }

  /**
   * The directions clockwise, from the nearest one, or from the right one of the nearest pair. They
   * are needed for each leg of each path, so they are sorted by hand: there are eight at most.
   */
  private static List<Integer> clockwise(Atom atom, Vector before) {
    double[] angles = new double[Atom.DIRECTIONS];
    List<Integer> own = own(atom);
    double nearest = Math.PI;
    for (int direction : own) {
      angles[direction] = angle(before, atom.leap(direction));
      nearest = Math.min(nearest, Math.abs(angles[direction]));
    }
    double begin = -Math.PI;
    for (int direction : own) {
      if (Math.abs(angles[direction]) < nearest + SAME) {
        begin = Math.max(begin, angles[direction]);
      }
    }
    List<Integer> sorted = new ArrayList<>(own.size());
    for (int direction : own) {
      double after = clockwiseFrom(begin, angles[direction]);
      int place = sorted.size();
      while (place > 0 && clockwiseFrom(begin, angles[sorted.get(place - 1)]) > after) {
        place--;
      }
      sorted.add(place, direction);
    }
    return sorted;
  }

  private static double clockwiseFrom(double begin, double angle) {
    double difference = angle - begin;
    return difference < -SAME ? difference + 2 * Math.PI : difference;
  }

  private static boolean isNearestSingle(Atom atom, Vector before, List<Integer> clockwise) {
    double first = angle(before, atom.leap(clockwise.get(0)));
    double last = angle(before, atom.leap(clockwise.get(clockwise.size() - 1)));
    return Math.abs(Math.abs(first) - Math.abs(last)) > SAME;
  }

  private static List<Integer> own(Atom atom) {
    List<Integer> own = new ArrayList<>();
    for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
      if ((atom.ownDirections() & 1 << direction) != 0) {
        own.add(direction);
      }
    }
    return own;
  }
}
