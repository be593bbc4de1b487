package io.github.betza.processor.emit;

import io.github.betza.processor.path.Vector;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where a square may lie, seen from another: a set of vectors, or anywhere. Vectors that lead from
 * any square of the largest board off the board are left out.
 */
final class Squares {
  /** More vectors than the largest board has. */
  private static final int MOST = 4 * Limits.LONGEST_SLIDE * Limits.LONGEST_SLIDE + 1_000;

  private final Set<Vector> vectors = new LinkedHashSet<>();
  private boolean anywhere;

  private boolean isEmpty() {
    return !anywhere && vectors.isEmpty();
  }

  /** Returns how many vectors there are; that of "anywhere" is larger than any. */
  int size() {
    return anywhere ? 2 * MOST : vectors.size();
  }

  boolean contains(Vector vector) {
    return anywhere || vectors.contains(vector);
  }

  boolean containsAny(List<Vector> others) {
    if (!isEmpty()) {
      for (Vector vector : others) {
        if (contains(vector)) {
          return true;
        }
      }
    }
    return false;
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
    // A place that leads back to itself adds to what it reads.
    for (Vector vector : List.copyOf(others.vectors)) {
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
