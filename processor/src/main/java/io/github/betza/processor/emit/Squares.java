package io.github.betza.processor.emit;

import io.github.betza.processor.path.Vector;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Where a square may lie, seen from another: a set of vectors, or anywhere. Vectors that lead from
 * any square of the largest board off the board are left out.
 */
final class Squares {
  private final Set<Vector> vectors = new LinkedHashSet<>();
  private boolean anywhere;

  boolean isEmpty() {
    return !anywhere && vectors.isEmpty();
  }

  boolean contains(Vector vector) {
    return anywhere || vectors.contains(vector);
  }

  void add(Vector vector) {
    if (vector.reach() <= Limits.LONGEST_SLIDE) {
      vectors.add(vector);
    }
  }

  void addAnywhere() {
    anywhere = true;
  }

  /** Adds where these squares lie as seen from a shape that begins some way from here. */
  void addSeenFrom(Squares others, Vector begin, Placement placement, boolean line) {
    anywhere |= others.anywhere;
    for (Vector vector : others.vectors) {
      Vector seen = vector.plus(begin.times(-1));
      if (line) {
        addOnLine(seen, placement.up());
      } else {
        add(placement.inverse().apply(seen));
      }
    }
  }

  /** A shape on a line never meets a square beside the line, or between its steps. */
  private void addOnLine(Vector vector, Vector unit) {
    int times = unit.files() != 0 ? vector.files() / unit.files() : vector.ranks() / unit.ranks();
    if (unit.times(times).equals(vector)) {
      add(new Vector(0, times));
    }
  }
}
