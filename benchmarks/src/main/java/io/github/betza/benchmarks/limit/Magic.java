package io.github.betza.benchmarks.limit;

import java.util.Arrays;
import java.util.Random;
import java.util.function.LongUnaryOperator;

/**
 * The attacks of a slider from one square, looked up by multiplication: the relevant occupied
 * squares times a factor, found by trying, give a different index for each different attack.
 */
final class Magic {
  private static final long SEED = 5;

  /** The squares whose occupancy matters. */
  final long relevant;

  final int shift;

  /** The squares reached, by index. */
  final long[] reach;

  final long factor;

  /**
   * Finds a factor.
   *
   * @param relevant the squares whose occupancy matters
   * @param walk returns the squares reached for occupied squares
   */
  Magic(long relevant, LongUnaryOperator walk) {
    this.relevant = relevant;
    int bits = Long.bitCount(relevant);
    shift = Long.SIZE - bits;
    reach = new long[1 << bits];
    long[] occupied = new long[1 << bits];
    long[] walked = new long[1 << bits];
    for (int i = 0; i < occupied.length; i++) {
      // The next subset of the squares; the first one is empty.
      occupied[i] = i == 0 ? 0 : (occupied[i - 1] - relevant) & relevant;
      walked[i] = walk.applyAsLong(occupied[i]);
    }
    Random random = new Random(SEED);
    long tried;
    do {
      tried = sparse(random);
    } while (!fits(tried, occupied, walked));
    factor = tried;
  }

  /** Returns a number with few bits, about one in eight. */
  private static long sparse(Random random) {
    long bits = -1;
    for (int i = 0; i < 3; i++) {
      bits &= random.nextLong();
    }
    return bits;
  }

  /** Fills the table, and returns false if two different attacks have the same index. */
  private boolean fits(long tried, long[] occupied, long[] walked) {
    // A product with few bits at the top spreads badly.
    if (Long.bitCount((relevant * tried) >>> 56) < 6) {
      return false;
    }
    Arrays.fill(reach, 0);
    for (int i = 0; i < occupied.length; i++) {
      int index = (int) ((occupied[i] * tried) >>> shift);
      if (reach[index] != 0 && reach[index] != walked[i]) {
        return false;
      }
      reach[index] = walked[i];
    }
    return true;
  }
}
