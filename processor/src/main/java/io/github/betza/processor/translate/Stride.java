package io.github.betza.processor.translate;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.resolve.Bridges;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A leg without its direction.
 *
 * @param atom the leap; the eight-fold king's step if W and F are not distinguished
 * @param length the number of steps
 * @param turn whether it bends
 * @param passing the words for the squares passed over; all of them mean the same for this leap
 * @param ski whether it skips its first square
 * @param wrap the joined edges that it may cross
 */
record Stride(
    Atom atom, Length length, Turn turn, Set<PassedSquares> passing, boolean ski, Wrap wrap) {
  private static final int MOST_ROUTES = 100;

  static Stride of(Leg leg, boolean kings) {
    Atom own = atom(leg.step(0));
    Atom atom = kings && own.far() == 1 ? Atom.king() : own;
    Turn turn = leg.isStraight() ? Turn.NONE : leg.cycle().size() > 2 ? Turn.CIRCULAR : Turn.ZIGZAG;
    return new Stride(atom, leg.length(), turn, passing(leg), leg.ski(), leg.wrap());
  }

  static Atom atom(Vector leap) {
    int files = Math.abs(leap.files());
    int ranks = Math.abs(leap.ranks());
    return Atom.leaper(Math.min(files, ranks), Math.max(files, ranks));
  }

  /** Returns the number of the direction of a leap. */
  static int direction(Vector leap) {
    Atom atom = atom(leap);
    for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
      if (atom.leap(direction).equals(leap)) {
        return direction;
      }
    }
    throw new IllegalArgumentException("no direction " + leap);
  }

  /** Returns the same stride with an atom that is not eight-fold, if the directions allow it. */
  Stride narrowed(Set<Integer> directions) {
    boolean straight = directions.stream().allMatch(direction -> direction % 2 == 0);
    boolean slanted = directions.stream().allMatch(direction -> direction % 2 != 0);
    if (atom.symmetry() != Symmetry.EIGHTFOLD || straight == slanted) {
      return this;
    }
    Atom narrow = Atom.leaper(straight ? 0 : atom.far(), atom.far());
    return new Stride(narrow, length, turn, passing, ski, wrap);
  }

  boolean isLeap() {
    return length.isOne();
  }

  boolean isUnlimited() {
    return length.equals(new Length.Between(1, Length.UNLIMITED));
  }

  private static Set<PassedSquares> passing(Leg leg) {
    Set<PassedSquares> same = new TreeSet<>();
    if (leg.bridge().isNone()) {
      same.add(PassedSquares.FREE);
      return same;
    }
    if (leg.isStraight()) {
      for (PassedSquares passing : PassedSquares.values()) {
        if (bridge(leg.step(0), passing).equals(leg.bridge())) {
          same.add(passing);
        }
      }
    }
    return same;
  }

  /** Returns the condition on the squares that a leap passes over. */
  static Bridge bridge(Vector leap, PassedSquares passing) {
    Atom atom = atom(leap);
    boolean shortest =
        passing == PassedSquares.LAME_ON_SHORTEST || passing == PassedSquares.JUMPING_ON_SHORTEST;
    if (shortest && Bridges.shortestPaths(atom) > MOST_ROUTES) {
      return Bridge.NONE;
    }
    return Bridges.of(List.of(leap), passing);
  }
}
