package io.github.betza.processor.translate;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.Passing;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A leg without its direction.
 *
 * @param atom the leap; the eight-fold king's step where W and F are not told apart
 * @param length how many steps
 * @param turn whether it bends
 * @param passing the words for what it passes over, all of which say the same for this leap
 * @param ski whether it skips its first square
 * @param wrap which edges are joined
 */
record Stride(
    Atom atom, Length length, Turn turn, Set<Passing> passing, boolean ski, Wrap wrap) {

  /** Returns the stride of a leg. */
  static Stride of(Leg leg, boolean kings) {
    Atom own = atom(leg.step(0));
    Atom atom = kings && own.far() == 1 ? Atom.king() : own;
    Turn turn =
        leg.isStraight() ? Turn.NONE : leg.cycle().size() > 2 ? Turn.CIRCULAR : Turn.ZIGZAG;
    return new Stride(atom, leg.length(), turn, passing(own, leg), leg.ski(), leg.wrap());
  }

  /** Returns the atom that has a leap. */
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

  boolean isLeap() {
    return length.isOne();
  }

  boolean isUnlimited() {
    return length.equals(new Length.Between(1, Length.UNLIMITED));
  }

  boolean isPlain() {
    return turn == Turn.NONE && passing.contains(Passing.FREE) && !ski && wrap == Wrap.NONE;
  }

  private static Set<Passing> passing(Atom atom, Leg leg) {
    Set<Passing> same = new TreeSet<>();
    if (leg.bridge().isNone()) {
      same.add(Passing.FREE);
      return same;
    }
    if (leg.isStraight()) {
      for (Passing passing : Passing.values()) {
        if (bridge(atom, direction(leg.step(0)), passing).equals(leg.bridge())) {
          same.add(passing);
        }
      }
    }
    return same;
  }

  private static Bridge bridge(Atom atom, int direction, Passing passing) {
    LegSpec spec =
        new LegSpec(
            atom,
            new Absolute(1 << direction),
            Length.one(),
            Turn.NONE,
            false,
            passing,
            false,
            Wrap.NONE,
            List.of(new Landing(Outcome.PASS, false)),
            List.of());
    MoveSpec move = new MoveSpec.Chain(false, List.of(spec));
    List<Node> nodes = new ArrayList<>();
    PathBuilder.build(List.of(move)).alternatives().stream()
        .filter(io.github.betza.processor.path.Alternative.Walk.class::isInstance)
        .map(io.github.betza.processor.path.Alternative.Walk.class::cast)
        .forEach(walk -> nodes.addAll(walk.first()));
    return nodes.get(0).leg().bridge();
  }
}
