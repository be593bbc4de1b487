package io.github.betza.generated;

import io.github.betza.board.Side;
import java.util.Arrays;

/**
 * Tables for the moves on a board of at most 128 squares as sets of bits, numbered as in {@link
 * BitBoards}. For generated code, which makes them once, when its class is loaded.
 *
 * <p>Steps are files and ranks as White sees them; for Black every step is turned by 180 degrees. A
 * table has an entry for each bit of a set, 64 or 128, for White, and if so described as many for
 * Black after them. An entry has as many words as a set, one after the other.
 */
public final class BitTables {
  private static final int MOST_SQUARES = 2 * Long.SIZE;

  private static final int[] NONE = {};

  private final int files;
  private final int ranks;
  private final int words;

  /** Whether the left and the right edge are joined. */
  private final boolean joined;

  /**
   * Makes tables for a board.
   *
   * @param files the number of files
   * @param ranks the number of ranks; no more than 128 squares in all
   * @throws IllegalArgumentException if the squares are too many
   */
  public BitTables(int files, int ranks) {
    this(files, ranks, false);
  }

  private BitTables(int files, int ranks, boolean joined) {
    if (files * ranks > MOST_SQUARES) {
      throw new IllegalArgumentException(
          files + "x" + ranks + " squares do not fit into " + MOST_SQUARES + " bits");
    }
    this.files = files;
    this.ranks = ranks;
    this.words = BitBoards.words(files * ranks);
    this.joined = joined;
  }

  /** Returns the maker of the same tables for a board whose left and right edges are joined. */
  public BitTables joined() {
    return new BitTables(files, ranks, true);
  }

  /**
   * Returns the squares that some leaps reach from each square, for White and for Black.
   *
   * @param steps the files and the ranks of one leap after the other
   */
  public long[] leaps(int... steps) {
    return leapsOver(new int[0], steps);
  }

  /**
   * Returns the same for leaps that pass squares; there is no leap if one of these squares is off
   * the board.
   *
   * @param passed the files and the ranks of one square after the other, counted from the piece
   */
  public long[] leapsOver(int[] passed, int... steps) {
    int entries = words * Long.SIZE;
    long[] table = new long[2 * entries * words];
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int bit = 0; bit < files * ranks; bit++) {
        if (areOnBoard(bit, passed, side)) {
          int first = (side * entries + bit) * words;
          for (int i = 0; i < steps.length; i += 2) {
            set(table, first, at(bit, steps[i], steps[i + 1], side));
          }
        }
      }
    }
    return table;
  }

  /**
   * Returns the square that a leap reaches which passes none, as {@link #squares(int[],int,int)}.
   */
  public int[] squares(int stepFiles, int stepRanks) {
    return squares(NONE, stepFiles, stepRanks);
  }

  /**
   * Returns the square that one leap reaches from each square, for White and for Black, as the
   * number of its bit, or -1. It passes squares as in {@link #leapsOver}.
   */
  public int[] squares(int[] passed, int stepFiles, int stepRanks) {
    int entries = words * Long.SIZE;
    int[] table = new int[2 * entries];
    Arrays.fill(table, -1);
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int bit = 0; bit < files * ranks; bit++) {
        if (areOnBoard(bit, passed, side)) {
          table[side * entries + bit] = at(bit, stepFiles, stepRanks, side);
        }
      }
    }
    return table;
  }

  /** Returns the origins of a leap that passes no square, as {@link #origins(int[],int,int)}. */
  public long[] origins(int stepFiles, int stepRanks) {
    return origins(NONE, stepFiles, stepRanks);
  }

  /**
   * Returns the squares from which a leap stays on the board, the words of the set for White, then
   * for Black. It passes squares as in {@link #leapsOver}.
   */
  public long[] origins(int[] passed, int stepFiles, int stepRanks) {
    long[] sets = new long[2 * words];
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int bit = 0; bit < files * ranks; bit++) {
        if (areOnBoard(bit, passed, side) && at(bit, stepFiles, stepRanks, side) >= 0) {
          set(sets, side * words, bit);
        }
      }
    }
    return sets;
  }

  /**
   * Returns for each square the squares that a rider passes and reaches on an empty board, for
   * White only. Steps that lead to higher bits make a table for {@link #up}, the others one for
   * {@link #down}. As many empty entries follow the last one, for {@link #firstUp} and {@link
   * #firstDown} on lines without pieces.
   *
   * @param most how many steps it takes at most
   */
  public long[] ray(int stepFiles, int stepRanks, int most) {
    long[] table = new long[2 * words * Long.SIZE * words];
    for (int bit = 0; bit < files * ranks; bit++) {
      ride(table, bit, bit, stepFiles, stepRanks, most);
    }
    return table;
  }

  /**
   * Returns for each square the squares that a rider passes and reaches on an empty board, if it
   * begins on another square, its pivot; for White only. It passes squares before as in {@link
   * #leapsOver}; if the pivot is off the board, the entry is empty.
   *
   * @param pivotFiles the files from the piece to the pivot
   * @param pivotRanks the ranks from the piece to the pivot
   * @param most how many steps it takes at most from there
   */
  public long[] bentRay(
      int[] passed, int pivotFiles, int pivotRanks, int stepFiles, int stepRanks, int most) {
    long[] table = new long[words * Long.SIZE * words];
    for (int bit = 0; bit < files * ranks; bit++) {
      int pivot = at(bit, pivotFiles, pivotRanks, Side.WHITE);
      if (pivot >= 0 && areOnBoard(bit, passed, Side.WHITE)) {
        ride(table, bit, pivot, stepFiles, stepRanks, most);
      }
    }
    return table;
  }

  /**
   * Returns a table for {@link MagicTables#reach}, on a board of at most 64 squares.
   *
   * @param steps the files and the ranks of one step after the other, the lowest first
   */
  public long[] magics(int most, int... steps) {
    return MagicTables.of(files, ranks, most, steps);
  }

  /** Returns the table of a rider for {@link CrossingTables#reach}, of two steps to higher bits. */
  public long[] crossing(int most, int... steps) {
    return CrossingTables.of(this, most, steps);
  }

  /**
   * Returns the table of riders that turn at every step, for White and for Black, for {@link
   * WindingTables#reach}.
   *
   * @param most the most steps of each
   * @param cycles the steps of each, which it repeats in turn: the files and the ranks of one after
   *     the other
   */
  public byte[][][] windings(int most, int[]... cycles) {
    return WindingTables.of(this, files * ranks, most, cycles);
  }

  /**
   * Adds the squares that a rider reaches on an empty board to the entry of a square. Over joined
   * edges it may come back to its first square, and ends there.
   */
  private void ride(long[] table, int entry, int begin, int stepFiles, int stepRanks, int most) {
    int next = at(begin, stepFiles, stepRanks, Side.WHITE);
    for (int steps = 1; steps <= most && next >= 0 && next != begin; steps++) {
      set(table, entry * words, next);
      next = at(next, stepFiles, stepRanks, Side.WHITE);
    }
  }

  private boolean areOnBoard(int bit, int[] passed, int side) {
    boolean all = true;
    for (int i = 0; i < passed.length; i += 2) {
      all &= at(bit, passed[i], passed[i + 1], side) >= 0;
    }
    return all;
  }

  private static void set(long[] table, int first, int bit) {
    if (bit >= 0) {
      table[first + bit / Long.SIZE] |= 1L << bit;
    }
  }

  /** Returns the bit that a step reaches, or -1. */
  int at(int bit, int stepFiles, int stepRanks, int side) {
    int file = bit % files + (side == Side.WHITE ? stepFiles : -stepFiles);
    file = joined ? Math.floorMod(file, files) : file;
    int rank = bit / files + (side == Side.WHITE ? stepRanks : -stepRanks);
    boolean on = file >= 0 && file < files && rank >= 0 && rank < ranks;
    return on ? rank * files + file : -1;
  }

  /**
   * Returns the squares that a rider to higher bits reaches, including the first occupied one, on a
   * board of at most 64 squares.
   *
   * @param ray the ray, as far as the rider goes
   * @param from the bit of the square where it begins
   * @param occupied the squares that stop it
   */
  public static long up(long[] ray, int from, long occupied) {
    long reach = ray[from];
    return reach & upToFirst(reach & occupied);
  }

  /** Returns the squares that a rider to lower bits reaches, see {@link #up}. */
  public static long down(long[] ray, int from, long occupied) {
    long reach = ray[from];
    return reach & downToLast(reach & occupied);
  }

  /**
   * Returns the squares that a rider reaches which goes to higher bits, step by step along a rank,
   * and then over the joined edges of the board from the lowest bit of that rank, see {@link #up}.
   */
  public static long upRound(long[] ray, int from, long occupied) {
    long reach = ray[from];
    long before = reach & -(1L << from);
    long behind = (reach ^ before) & ifEmpty(before & occupied);
    return (before & upToFirst(before & occupied)) | (behind & upToFirst(behind & occupied));
  }

  /** Returns the same for a rider that goes to lower bits, see {@link #upRound}. */
  public static long downRound(long[] ray, int from, long occupied) {
    long reach = ray[from];
    long behind = reach & -(1L << from);
    long before = reach ^ behind;
    behind &= ifEmpty(before & occupied);
    return (before & downToLast(before & occupied)) | (behind & downToLast(behind & occupied));
  }

  /**
   * Returns the squares that some pieces reach which all slide to higher bits by the same step,
   * including the first occupied one of each, on a board of at most 64 squares. It goes up to eight
   * steps, computed by doubling.
   *
   * @param pieces the bits of the pieces
   * @param empty the squares that do not stop them
   * @param origins the squares from which the step stays on the board
   * @param by how many bits a step goes, less than 16
   */
  public static long ridersUp(long pieces, long empty, long origins, int by) {
    long pass = empty & origins;
    long at = pieces & origins;
    at |= pass & (at << by);
    pass &= pass << by;
    at |= pass & (at << (2 * by));
    pass &= pass << (2 * by);
    at |= pass & (at << (4 * by));
    return at << by;
  }

  /** Returns the same for steps to lower bits, see {@link #ridersUp}. */
  public static long ridersDown(long pieces, long empty, long origins, int by) {
    long pass = empty & origins;
    long at = pieces & origins;
    at |= pass & (at >>> by);
    pass &= pass >>> by;
    at |= pass & (at >>> (2 * by));
    pass &= pass >>> (2 * by);
    at |= pass & (at >>> (4 * by));
    return at >>> by;
  }

  /** Returns the word 0 of what {@link #up} returns, on a board of more squares. */
  public static long upLow(long[] ray, int from, long low) {
    long reach = ray[2 * from];
    return reach & upToFirst(reach & low);
  }

  /** Returns the word 1 of what {@link #up} returns, on a board of more squares. */
  public static long upHigh(long[] ray, int from, long low, long high) {
    return upHigh(ray, from, high) & ifEmpty(ray[2 * from] & low);
  }

  /** Returns what {@link #upHigh(long[], int, long, long)} returns, from a square of the word 1. */
  public static long upHigh(long[] ray, int from, long high) {
    long reach = ray[2 * from + 1];
    return reach & upToFirst(reach & high);
  }

  /** Returns the word 0 of what {@link #down} returns, on a board of more squares. */
  public static long downLow(long[] ray, int from, long low, long high) {
    return downLow(ray, from, low) & ifEmpty(ray[2 * from + 1] & high);
  }

  /**
   * Returns what {@link #downLow(long[], int, long, long)} returns, from a square of the word 0.
   */
  public static long downLow(long[] ray, int from, long low) {
    long reach = ray[2 * from];
    return reach & downToLast(reach & low);
  }

  /** Returns the word 1 of what {@link #down} returns, on a board of more squares. */
  public static long downHigh(long[] ray, int from, long high) {
    long reach = ray[2 * from + 1];
    return reach & downToLast(reach & high);
  }

  /** Returns the lowest bit of a word and all bits below it; all bits if the word is 0. */
  static long upToFirst(long word) {
    return word ^ (word - 1);
  }

  /** Returns the highest bit of a word and all bits above it; all bits if the word is 0. */
  static long downToLast(long word) {
    return Long.MIN_VALUE >> Long.numberOfLeadingZeros(word | 1);
  }

  /** Returns all bits if a word is 0, and none otherwise. */
  static long ifEmpty(long word) {
    return ~((word | -word) >> 63);
  }

  /**
   * Returns the word 0 of a set of squares moved to higher bits, or to lower ones for a negative
   * number, on a board of more than 64 squares. The caller excludes bits that would leave the set.
   *
   * @param by by how many bits, less than 64
   */
  public static long shiftedLow(long low, long high, int by) {
    return by >= 0 ? low << by : low >>> -by | high << by;
  }

  /** Returns the word 1 of the same set. */
  public static long shiftedHigh(long low, long high, int by) {
    return by > 0 ? high << by | low >>> -by : high >>> -by;
  }

  /**
   * Returns the bit of the first occupied square of a ray to higher bits on a board of at most 64
   * squares; if there is none, a higher bit, for which rays have no squares.
   */
  public static int firstUp(long[] ray, int from, long occupied) {
    return Long.numberOfTrailingZeros(ray[from] & occupied);
  }

  /** Returns the same for a ray to lower bits, see {@link #firstUp(long[], int, long)}. */
  public static int firstDown(long[] ray, int from, long occupied) {
    return (Long.SIZE - 1 - Long.numberOfLeadingZeros(ray[from] & occupied)) & (2 * Long.SIZE - 1);
  }

  /**
   * Returns what {@link #firstUp(long[], int, long)} returns, on a board of at most 128 squares.
   */
  public static int firstUp(long[] ray, int from, long low, long high) {
    int first = Long.numberOfTrailingZeros(ray[2 * from] & low);
    return first + (Long.numberOfTrailingZeros(ray[2 * from + 1] & high) & allIfWhole(first));
  }

  /** Returns the same for a ray to lower bits, see {@link #firstUp(long[], int, long)}. */
  public static int firstDown(long[] ray, int from, long low, long high) {
    int first = Long.numberOfLeadingZeros(ray[2 * from + 1] & high);
    int passed = first + (Long.numberOfLeadingZeros(ray[2 * from] & low) & allIfWhole(first));
    return (2 * Long.SIZE - 1 - passed) & (4 * Long.SIZE - 1);
  }

  /** Returns all bits if a number is 64, and none if it is less. */
  private static int allIfWhole(int bits) {
    return -(bits / Long.SIZE);
  }
}
