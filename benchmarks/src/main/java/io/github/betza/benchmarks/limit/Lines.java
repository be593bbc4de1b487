package io.github.betza.benchmarks.limit;

import java.util.Arrays;
import java.util.Random;
import java.util.function.LongUnaryOperator;

/** Leaps and lines of an 8x8 board as sets of squares; bit 0 is a1, bit 1 is b1, bit 63 is h8. */
final class Lines {
  static final long[] KNIGHT = new long[64];
  static final long[] KING = new long[64];

  /** The attacks of a pawn, by side and square: {@code side * 64 + square}. */
  static final long[] PAWN = new long[128];

  /** The attacks of rooks and bishops on an empty board. */
  static final long[] ROOK = new long[64];

  static final long[] BISHOP = new long[64];

  /** The squares between two on a line, and all squares of their line; {@code from * 64 + to}. */
  static final long[] BETWEEN = new long[64 * 64];

  static final long[] THROUGH = new long[64 * 64];

  private static final int[] FILES = {0, 1, 1, 1, 0, -1, -1, -1};
  private static final int[] RANKS = {1, 1, 0, -1, -1, -1, 0, 1};
  private static final long[] RELEVANT = new long[128];
  private static final long[] FACTORS = new long[128];
  private static final int[] SHIFTS = new int[128];
  private static final int[] STARTS = new int[128];
  private static final long[] REACHES;

  static {
    for (int square = 0; square < 64; square++) {
      for (int direction = 0; direction < 8; direction++) {
        int file = FILES[direction];
        int rank = RANKS[direction];
        KING[square] |= leap(square, file, rank);
        // A knight goes two squares in one direction and one in the other.
        KNIGHT[square] |=
            direction % 2 == 0 ? 0 : leap(square, 2 * file, rank) | leap(square, file, 2 * rank);
        fillLines(square, direction);
      }
      PAWN[square] = leap(square, -1, 1) | leap(square, 1, 1);
      PAWN[64 + square] = leap(square, -1, -1) | leap(square, 1, -1);
      ROOK[square] = sliding(square, 0, 0);
      BISHOP[square] = sliding(square, 1, 0);
    }
    REACHES = magics();
  }

  private Lines() {}

  static long rook(int square, long occupied) {
    return reach(square, occupied);
  }

  static long bishop(int square, long occupied) {
    return reach(64 + square, occupied);
  }

  private static long reach(int slider, long occupied) {
    return REACHES[
        STARTS[slider]
            + (int) (((occupied & RELEVANT[slider]) * FACTORS[slider]) >>> SHIFTS[slider])];
  }

  private static void fillLines(int square, int direction) {
    long ray = ray(square, direction, 0);
    long back = ray(square, (direction + 4) % 8, 0);
    for (long left = ray; left != 0; left &= left - 1) {
      int other = Long.numberOfTrailingZeros(left);
      BETWEEN[square * 64 + other] = ray & ray(other, (direction + 4) % 8, 0);
      THROUGH[square * 64 + other] = ray | back | 1L << square;
    }
  }

  /** Returns the square some files and ranks away, or an empty set beyond the edge. */
  private static long leap(int square, int files, int ranks) {
    int file = square % 8 + files;
    int rank = square / 8 + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : 1L << (rank * 8 + file);
  }

  private static long ray(int square, int direction, long occupied) {
    long reached = 0;
    for (int steps = 1; steps < 8; steps++) {
      long next = leap(square, steps * FILES[direction], steps * RANKS[direction]);
      reached |= next;
      if ((next & occupied) != 0) {
        break;
      }
    }
    return reached;
  }

  /** Returns the attacks of a rook (direction 0 first) or a bishop (1), walked square by square. */
  private static long sliding(int square, int first, long occupied) {
    long reached = 0;
    for (int direction = first; direction < 8; direction += 2) {
      reached |= ray(square, direction, occupied);
    }
    return reached;
  }

  /** Returns the squares whose occupancy matters: all on the rays except the last of each. */
  private static long relevant(int square, int first) {
    long inner = 0;
    for (int direction = first; direction < 8; direction += 2) {
      for (int steps = 1; steps < 7; steps++) {
        boolean last =
            leap(square, (steps + 1) * FILES[direction], (steps + 1) * RANKS[direction]) == 0;
        inner |= last ? 0 : leap(square, steps * FILES[direction], steps * RANKS[direction]);
      }
    }
    return inner;
  }

  private static long[] magics() {
    Magic[] found = new Magic[128];
    int size = 0;
    for (int slider = 0; slider < 128; slider++) {
      int square = slider % 64;
      int first = slider / 64;
      found[slider] =
          new Magic(relevant(square, first), occupied -> sliding(square, first, occupied));
      STARTS[slider] = size;
      size += found[slider].reach.length;
    }
    long[] reaches = new long[size];
    for (int slider = 0; slider < 128; slider++) {
      Magic magic = found[slider];
      RELEVANT[slider] = magic.relevant;
      FACTORS[slider] = magic.factor;
      SHIFTS[slider] = magic.shift;
      System.arraycopy(magic.reach, 0, reaches, STARTS[slider], magic.reach.length);
    }
    return reaches;
  }

  /**
   * The attacks of a slider from one square, looked up by multiplication: the relevant occupied
   * squares times a factor, found by trying, give a different index for each different attack.
   */
  private static final class Magic {
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
}
