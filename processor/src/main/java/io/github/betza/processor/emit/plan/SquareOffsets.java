package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.template.LegSquares;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;
import java.util.BitSet;
import java.util.List;

/**
 * Where a square may lie relative to another: a set of vectors, or anywhere. Vectors longer than
 * the largest board are left out, so the rest fit into bits; paths of many legs compare very many
 * of them.
 */
final class SquareOffsets {
  private static final int REACH = LargestBoard.ACROSS;
  private static final int WIDTH = 2 * REACH + 1;

  /** The size of "anywhere", larger than that of any set. */
  private static final int ANYWHERE = 2 * WIDTH * WIDTH;

  /** The number of steps to a square that no steps reach: a shape on a line never meets it. */
  private static final int BESIDE = Integer.MIN_VALUE;

  private final BitSet vectors = new BitSet();
  private boolean anywhere;

  private boolean isEmpty() {
    return !anywhere && vectors.isEmpty();
  }

  /** Returns the number of vectors; "anywhere" has more than any set. */
  int size() {
    return anywhere ? ANYWHERE : vectors.cardinality();
  }

  boolean contains(Vector vector) {
    return anywhere
        || (vector.reach() <= REACH && vectors.get(bit(vector.files(), vector.ranks())));
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
    add(vector.files(), vector.ranks());
  }

  private void add(int files, int ranks) {
    if (Math.abs(files) <= REACH && Math.abs(ranks) <= REACH) {
      vectors.set(bit(files, ranks));
    }
  }

  void addAnywhere() {
    anywhere = true;
  }

  /**
   * Adds squares that are seen from the start of a leg, as they are seen from each of its possible
   * ends.
   *
   * @param transform how the shape that begins at the end lies
   * @param line whether that shape lies on a line
   */
  void addSeenAfter(Leg leg, SquareOffsets others, Transform transform, boolean line) {
    anywhere |= others.anywhere;
    if (others.vectors.isEmpty()) {
      return;
    }
    List<Vector> targets = LegSquares.targets(leg);
    // A node that leads back to itself adds to the set that it reads.
    BitSet before = others == this ? (BitSet) vectors.clone() : others.vectors;
    boolean sameLine = line && leg.isStraight() && leg.step(0).equals(transform.up());
    Transform inverse = transform.inverse();
    for (int bit = before.nextSetBit(0); bit >= 0; bit = before.nextSetBit(bit + 1)) {
      int files = bit / WIDTH - REACH;
      int ranks = bit % WIDTH - REACH;
      if (sameLine) {
        addBehind(times(files, ranks, transform.up()), targets.size());
        continue;
      }
      for (Vector target : targets) {
        int right = files - target.files();
        int ahead = ranks - target.ranks();
        if (line) {
          addOnLine(times(right, ahead, transform.up()));
        } else {
          add(inverse.apply(new Vector(right, ahead)));
        }
      }
    }
  }

  /**
   * Returns how many steps away a square is; {@link #BESIDE} if it is beside the line or between
   * two steps.
   */
  private static int times(int files, int ranks, Vector step) {
    int times = step.files() != 0 ? files / step.files() : ranks / step.ranks();
    boolean isOnLine = step.files() * times == files && step.ranks() * times == ranks;
    return isOnLine ? times : BESIDE;
  }

  private void addOnLine(int times) {
    if (times != BESIDE) {
      add(0, times);
    }
  }

  /** Adds the positions of a square of a line after up to a number of steps along it. */
  private void addBehind(int times, int most) {
    if (times != BESIDE) {
      int first = Math.max(-REACH, times - most);
      int last = Math.min(REACH, times - 1);
      if (first <= last) {
        vectors.set(bit(0, first), bit(0, last) + 1);
      }
    }
  }

  private static int bit(int files, int ranks) {
    return (files + REACH) * WIDTH + ranks + REACH;
  }
}
