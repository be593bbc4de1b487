package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Ahead;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the directions in which sequences go on, and counts them over the whole notation: that
 * bounds the work for any text, also where all paths end before the sequence does.
 */
final class Search {
  private static final int MOST = 100_000;

  private int left = MOST;

  /**
   * Returns the directions of a step behind a leap, none where it is not ahead of that (seed 002:
   * '-'), and none when enough has been looked at.
   *
   * @param before the leap, if there is one
   */
  List<Integer> directions(Step step, Optional<Vector> before) {
    boolean free = step.link() == Link.ANYWHERE || before.isEmpty();
    List<Integer> directions = new ArrayList<>();
    for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
      boolean meant = (step.bits() & 1 << direction) != 0;
      if (meant && (free || Ahead.isAhead(before.get(), step.atom().leap(direction)))) {
        directions.add(direction);
      }
    }
    return take(directions.size()) ? directions : List.of();
  }

  /** Takes a number of ways that are looked at, and returns whether there were so many left. */
  boolean take(int ways) {
    left = Math.max(-1, left - ways);
    return !isSpent();
  }

  /** Returns whether more was asked for than may be looked at. */
  boolean isSpent() {
    return left < 0;
  }
}
