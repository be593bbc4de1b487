package io.github.betza.benchmarks.piece;

/**
 * Tables of rays for code that an expert writes by hand for a board of one size, as sets of bits:
 * bit 0 is the first square of the first rank, and each rank follows the one before.
 */
final class HandRays {
  private final int size;

  /** Makes tables for a board with this number of files and ranks. */
  HandRays(int size) {
    this.size = size;
  }

  /**
   * Returns the squares of each ray, one word for each square of a board of at most 64 squares.
   *
   * @param files the files that a step goes to the right
   * @param ranks the ranks that it goes up
   */
  long[] rays(int files, int ranks) {
    return bentRays(0, 0, files, ranks);
  }

  /** Returns the same for rays that begin some files and ranks away, on a square of the board. */
  long[] bentRays(int firstFiles, int firstRanks, int files, int ranks) {
    long[] table = new long[size * size];
    for (int from = 0; from < table.length; from++) {
      int square = step(from, firstFiles, firstRanks);
      while (square >= 0 && (square = step(square, files, ranks)) >= 0) {
        table[from] |= 1L << square;
      }
    }
    return table;
  }

  /** Returns the square that a leap reaches from each square as a set; it may be empty. */
  long[] leaps(int files, int ranks) {
    long[] table = new long[size * size];
    for (int from = 0; from < table.length; from++) {
      int square = step(from, files, ranks);
      table[from] = square < 0 ? 0 : 1L << square;
    }
    return table;
  }

  /**
   * Returns the squares of each ray, two words for each square of a board of at most 128 squares.
   */
  long[] pairs(int files, int ranks) {
    long[] table = new long[2 * size * size];
    for (int from = 0; from < size * size; from++) {
      int square = from;
      while ((square = step(square, files, ranks)) >= 0) {
        table[2 * from + square / Long.SIZE] |= 1L << square;
      }
    }
    return table;
  }

  private int step(int square, int files, int ranks) {
    int file = square % size + files;
    int rank = square / size + ranks;
    boolean on = file >= 0 && file < size && rank >= 0 && rank < size;
    return on ? rank * size + file : -1;
  }
}
