package io.github.betza.generated;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Finds the squares that a rider reaches along several lines at once, on a board of at most 64
 * squares. The occupied squares that matter to a square are multiplied by a number, its magic, and
 * the highest bits of the product are the index of the squares reached. For generated code.
 *
 * <p>A table begins with an entry of four words for each square: an unused one, the squares that
 * matter, the magic, and the first index with the shift of the product. The squares reached follow.
 * A square beyond the board, the number 64, has an entry too, and reaches nothing.
 */
public final class MagicTables {
  private static final int ENTRY = 4;
  private static final int HEAD = (Long.SIZE + 1) * ENTRY;
  private static final int SHIFT_BITS = 6;

  /** The tables made so far: queens and chancellors use the tables of a rook, too. */
  private static final Map<List<Integer>, long[]> KNOWN = new HashMap<>();

  private final BitTables board;
  private final int most;
  private final int[] steps;

  /** The seeds of the magics, if they are known; an empty array if they must be searched. */
  private final int[] seeds;

  private MagicTables(BitTables board, int most, int[] steps, int[] seeds) {
    this.board = board;
    this.most = most;
    this.steps = steps;
    this.seeds = seeds;
  }

  /**
   * Returns the table of a rider, for {@link #reach}.
   *
   * @param most the most steps on each line
   * @param steps the files and the ranks of one step after the other
   */
  static synchronized long[] of(int files, int ranks, int most, int... steps) {
    List<Integer> key = new ArrayList<>(List.of(files, ranks, most));
    for (int part : steps) {
      key.add(part);
    }
    long[] known = KNOWN.get(key);
    if (known == null) {
      int[] seeds = MagicSeeds.of(files, ranks, most, steps);
      known = new MagicTables(new BitTables(files, ranks), most, steps, seeds).make(files * ranks);
      KNOWN.put(key, known);
    }
    return known;
  }

  /**
   * Returns the squares that a rider reaches, including the first occupied one on each line.
   *
   * @param table the table of the rider
   * @param from the bit of the square where it begins
   * @param occupied the squares that stop it
   */
  public static long reach(long[] table, int from, long occupied) {
    int entry = ENTRY * from;
    long place = table[entry + 3];
    long product = (occupied & table[entry + 1]) * table[entry + 2];
    return table[(int) ((product >>> place) + (place >>> SHIFT_BITS))];
  }

  private long[] make(int squares) {
    long[][] rays = new long[steps.length / 2][];
    for (int i = 0; i < rays.length; i++) {
      rays[i] = board.ray(steps[2 * i], steps[2 * i + 1], most);
    }
    long[] masks = new long[squares];
    int size = HEAD;
    for (int from = 0; from < squares; from++) {
      for (int i = 0; i < rays.length; i++) {
        masks[from] |= isUp(i) ? withoutHighest(rays[i][from]) : withoutLowest(rays[i][from]);
      }
      size += 1 << places(masks[from]);
    }
    long[] table = new long[size];
    int first = HEAD;
    for (int from = 0; from < squares; from++) {
      first = fill(table, first, from, masks[from], rays);
    }
    return table;
  }

  /** The last square of a line does not matter: a slide ends there in any case. */
  private static long withoutHighest(long ray) {
    return ray & ~Long.highestOneBit(ray);
  }

  private static long withoutLowest(long ray) {
    return ray & (ray - 1);
  }

  private boolean isUp(int line) {
    int ranks = steps[2 * line + 1];
    return ranks > 0 || (ranks == 0 && steps[2 * line] > 0);
  }

  /**
   * Returns the number of bits of the indices for a square. One more than needed makes the search
   * for a magic some ten times as fast.
   */
  private int places(long mask) {
    int bits = Long.bitCount(mask);
    return bits == 0 || seeds.length > 0 ? bits : bits + 1;
  }

  /** Fills in the entries of a square, and returns the first index after them. */
  private int fill(long[] table, int first, int from, long mask, long[][] rays) {
    long[] subsets = new long[1 << Long.bitCount(mask)];
    long[] reached = new long[subsets.length];
    for (int i = 1; i < subsets.length; i++) {
      subsets[i] = (subsets[i - 1] - mask) & mask;
    }
    for (int i = 0; i < subsets.length; i++) {
      for (int line = 0; line < rays.length; line++) {
        reached[i] |=
            isUp(line)
                ? BitTables.up(rays[line], from, subsets[i])
                : BitTables.down(rays[line], from, subsets[i]);
      }
    }
    int places = places(mask);
    // The product of an empty set is 0, however far it is shifted.
    int shift = (Long.SIZE - places) % Long.SIZE;
    long magic = magic(from, shift, subsets, reached);
    table[ENTRY * from + 1] = mask;
    table[ENTRY * from + 2] = magic;
    table[ENTRY * from + 3] = ((long) first << SHIFT_BITS) | shift;
    for (int i = 0; i < subsets.length; i++) {
      table[first + (int) ((subsets[i] * magic) >>> shift)] = reached[i];
    }
    return first + (1 << places);
  }

  /** Searches for a magic that gives sets the same index only if they lead to the same squares. */
  private long magic(int from, int shift, long[] subsets, long[] reached) {
    // The number of the try that last used an index, and the set that it put there.
    long[] users = new long[1 << -shift];
    int seed = seeds.length == 0 ? 0 : seeds[from];
    while (!fits(seed, shift, subsets, reached, users)) {
      seed++;
    }
    return magic(seed);
  }

  private static boolean fits(int seed, int shift, long[] subsets, long[] reached, long[] users) {
    long magic = magic(seed);
    long attempt = seed + 1L;
    for (int i = 0; i < subsets.length; i++) {
      int place = (int) ((subsets[i] * magic) >>> shift);
      long user = users[place];
      if (user >>> Integer.SIZE == attempt && reached[(int) user] != reached[i]) {
        return false;
      }
      users[place] = (attempt << Integer.SIZE) | i;
    }
    return true;
  }

  /** Returns a random number of which few bits are set: one in eight. */
  private static long magic(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long half = random.nextLong();
    long quarter = half & random.nextLong();
    return quarter & random.nextLong();
  }

  /**
   * The seeds of the magics of rooks and bishops on a board of 8x8 squares, by the square, a1
   * first. Found by trying one seed after the other, which takes half a second.
   */
  private static final class MagicSeeds {
    private static final int SIZE = 8;
    private static final int[] NONE = {};
    private static final int[] ROOK_STEPS = {0, -1, -1, 0, 1, 0, 0, 1};
    private static final int[] BISHOP_STEPS = {-1, -1, 1, -1, -1, 1, 1, 1};

    private static final int[] ROOK = {
      50641, 26359, 158776, 20875, 267472, 24319, 5698, 26827,
      2004, 11346, 1036, 43425, 7705, 7768, 7705, 32058,
      24950, 4228, 24261, 52117, 71026, 10224, 3533, 23365,
      22283, 20073, 11331, 22278, 7768, 7768, 9683, 24786,
      9016, 11346, 34206, 32527, 25225, 60602, 20727, 31924,
      7232, 81484, 53544, 22278, 109384, 37683, 7705, 16426,
      467, 467, 1036, 11703, 4120, 19575, 1102, 4582,
      44515, 4466, 20546, 40717, 446646, 4276, 1626, 6028
    };

    private static final int[] BISHOP = {
      5749, 42, 15, 392, 101, 412, 856, 12128,
      2718, 622, 889, 1950, 661, 1896, 117, 1416,
      2183, 1676, 5619, 11906, 1751, 1695, 1416, 254,
      1483, 1483, 3377, 1758, 20373, 14051, 1601, 145,
      3162, 2293, 15738, 30098, 29380, 1399, 1399, 2652,
      968, 178, 1997, 3619, 418, 195, 1089, 622,
      856, 479, 284, 429, 207, 42, 42, 42,
      12128, 1416, 675, 834, 53, 1896, 2718, 5749
    };

    private MagicSeeds() {}

    /**
     * Returns the seeds, or none where they are unknown.
     *
     * @param most how many steps the rider takes at most
     * @param steps the files and the ranks of its steps, the lowest first
     */
    static int[] of(int files, int ranks, int most, int... steps) {
      if (files != SIZE || ranks != SIZE || most < SIZE - 1) {
        return NONE;
      }
      if (Arrays.equals(steps, ROOK_STEPS)) {
        return ROOK;
      }
      return Arrays.equals(steps, BISHOP_STEPS) ? BISHOP : NONE;
    }
  }
}
