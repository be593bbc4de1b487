package io.github.betza.game;

/**
 * Tables for the moves on a board of at most 64 squares as sets of bits, numbered as {@link
 * BitBoards} says. For generated code, which makes them once, when its class is loaded.
 *
 * <p>Steps are files and ranks as White sees them. A table of leaps has 64 entries for White and
 * then 64 for Black, for whom every step is turned by 180 degrees.
 */
public final class BitTables {
  private final int files;
  private final int ranks;

  /**
   * Makes tables for a board.
   *
   * @param files the number of files
   * @param ranks the number of ranks; no more than 64 squares in all
   */
  public BitTables(int files, int ranks) {
    if (files * ranks > BitBoards.MOST_SQUARES) {
      throw new IllegalArgumentException(files + "x" + ranks + " squares do not fit into a long");
    }
    this.files = files;
    this.ranks = ranks;
  }

  /**
   * Returns the squares that some leaps reach from each square.
   *
   * @param steps the files and the ranks of one leap after the other
   */
  public long[] leaps(int... steps) {
    long[] table = new long[2 * Long.SIZE];
    for (int bit = 0; bit < files * ranks; bit++) {
      for (int i = 0; i < steps.length; i += 2) {
        table[bit] |= at(bit, steps[i], steps[i + 1]);
        table[Long.SIZE + bit] |= at(bit, -steps[i], -steps[i + 1]);
      }
    }
    return table;
  }

  /**
   * Returns the same for leaps that pass squares; there are none where one of these is off the
   * board.
   *
   * @param passed the files and the ranks of one square after the other, counted from the piece
   */
  public long[] leapsOver(int[] passed, int... steps) {
    long[] table = leaps(steps);
    for (int bit = 0; bit < files * ranks; bit++) {
      for (int i = 0; i < passed.length; i += 2) {
        table[bit] &= at(bit, passed[i], passed[i + 1]) == 0 ? 0 : -1;
        table[Long.SIZE + bit] &= at(bit, -passed[i], -passed[i + 1]) == 0 ? 0 : -1;
      }
    }
    return table;
  }

  /**
   * Returns for each square those that a rider passes and reaches on an empty board. Steps that
   * lead to higher bits make a table for {@link #up}, the others one for {@link #down}; it holds
   * for White only.
   *
   * @param most how many steps it takes at most
   */
  public long[] ray(int stepFiles, int stepRanks, int most) {
    long[] table = new long[Long.SIZE];
    for (int bit = 0; bit < files * ranks; bit++) {
      for (int steps = 1; steps <= most; steps++) {
        long next = at(bit, steps * stepFiles, steps * stepRanks);
        if (next == 0) {
          break;
        }
        table[bit] |= next;
      }
    }
    return table;
  }

  private long at(int bit, int stepFiles, int stepRanks) {
    int file = bit % files + stepFiles;
    int rank = bit / files + stepRanks;
    boolean on = file >= 0 && file < files && rank >= 0 && rank < ranks;
    return on ? 1L << (rank * files + file) : 0;
  }

  /**
   * Returns the squares that a rider reaches which goes to higher bits, the first occupied one
   * among them.
   *
   * @param ray the ray, as far as the rider goes
   * @param beyond the ray as far as the board goes
   * @param from the bit of the square where it begins
   * @param occupied the squares that stop it
   */
  public static long up(long[] ray, long[] beyond, int from, long occupied) {
    long reach = ray[from];
    // No ray leads on from the last bit: so it may stand for "no piece in the way".
    int first = Long.numberOfTrailingZeros((reach & occupied) | Long.MIN_VALUE);
    return reach & ~beyond[first];
  }

  /** Returns the squares that a rider reaches which goes to lower bits, see {@link #up}. */
  public static long down(long[] ray, long[] beyond, int from, long occupied) {
    long reach = ray[from];
    int first = Long.SIZE - 1 - Long.numberOfLeadingZeros((reach & occupied) | 1);
    return reach & ~beyond[first];
  }

  /** Returns the first occupied square of a ray to higher bits, or nothing. */
  public static long firstUp(long[] ray, int from, long occupied) {
    return Long.lowestOneBit(ray[from] & occupied);
  }

  /** Returns the first occupied square of a ray to lower bits, or nothing. */
  public static long firstDown(long[] ray, int from, long occupied) {
    return Long.highestOneBit(ray[from] & occupied);
  }
}
