package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;

/** Directions of single leaps. */
final class Compass {
  private Compass() {}

  /** Returns the direction in which an atom makes a leap. */
  static int direction(Atom atom, Vector leap) {
    for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
      boolean own = (atom.ownDirections() & 1 << direction) != 0;
      if (own && atom.leap(direction).equals(leap)) {
        return direction;
      }
    }
    throw new IllegalArgumentException("not a leap of " + atom + ": " + leap);
  }

  /** Returns whether a leap goes back in files or in ranks behind others that never did so. */
  static boolean isBack(Vector sum, Vector leap) {
    return (long) sum.files() * leap.files() < 0 || (long) sum.ranks() * leap.ranks() < 0;
  }

  /** Returns whether a leap turns by at most 45 degrees from the one before (seed 002: '-'). */
  static boolean isAhead(Vector before, Vector leap) {
    long along = (long) before.files() * leap.files() + (long) before.ranks() * leap.ranks();
    long across = (long) before.ranks() * leap.files() - (long) before.files() * leap.ranks();
    return along > 0 && Math.abs(across) <= along;
  }
}
