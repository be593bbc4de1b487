package io.github.betza.benchmarks.limit;

import java.util.Arrays;
import java.util.Random;
import java.util.function.LongUnaryOperator;

/**
 * What a slider reaches from one square, looked up by multiplication: the occupied squares that
 * matter, times a factor found by trying, leave a different index for each different reach.
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
   * @param walk tells the squares reached for occupied squares
   */
  Magic(long relevant, LongUnaryOperator walk) {
    this.relevant = relevant;
    int bits = Long.bitCount(relevant);
    shift = Long.SIZE - bits;
    reach = new long[1 << bits];
    Random random = new Random(SEED);
    long tried;
    do {
      tried = sparse(random);
    } while (!fits(tried, walk));
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

  /** Fills the table, and returns false where two different reaches have the same index. */
  private boolean fits(long tried, LongUnaryOperator walk) {
    // A product with few bits at the top spreads badly.
    if (Long.bitCount((relevant * tried) >>> 56) < 6) {
      return false;
    }
    Arrays.fill(reach, 0);
    long occupied = 0;
    do {
      int index = (int) ((occupied * tried) >>> shift);
      long reached = walk.applyAsLong(occupied);
      if (reach[index] != 0 && reach[index] != reached) {
        return false;
      }
      reach[index] = reached;
      occupied = (occupied - relevant) & relevant;
    } while (occupied != 0);
    return true;
  }
}
