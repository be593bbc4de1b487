package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.template.LegSquares;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;
import java.util.BitSet;
import java.util.List;

/**
 * Where a square may lie, seen from another: a set of vectors, or anywhere. Vectors that lead from
 * any square of the largest board off the board are left out, so the rest are bits: paths of many
 * legs compare a great number of them.
 */
final class SquareOffsets {
  private static final int REACH = LargestBoard.ACROSS;
  private static final int WIDTH = 2 * REACH + 1;

  /** What "anywhere" counts for, which is more than all vectors. */
  private static final int ANYWHERE = 2 * WIDTH * WIDTH;

  /** What a number of steps is that is none: a shape on a line never meets such a square. */
  private static final int BESIDE = Integer.MIN_VALUE;

  private final BitSet vectors = new BitSet();
  private boolean anywhere;

  private boolean isEmpty() {
    return !anywhere && vectors.isEmpty();
  }

  /** Returns how many vectors there are; that of "anywhere" is larger than any. */
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
   * Adds where squares that are seen from where a leg begins lie as seen from wherever it may end.
   *
   * @param transform how the shape that begins there lies
   * @param line whether that shape lies on a line
   */
  void addSeenAfter(Leg leg, SquareOffsets others, Transform transform, boolean line) {
    anywhere |= others.anywhere;
    if (others.vectors.isEmpty()) {
      return;
    }
    List<Vector> targets = LegSquares.targets(leg);
    // A place that leads back to itself adds to what it reads.
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

  /** Returns how many steps away a square is, or {@link #BESIDE} the line or between its steps. */
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

  /** Adds where a square of a line may lie after up to so many steps along it. */
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
