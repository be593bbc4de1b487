package io.github.betza.board;

import java.util.Arrays;

/**
 * Which squares of each rank, file and diagonal are occupied, on a board of more than 128 squares:
 * there a slide is counted faster along its line than by a set of bits, which has three or four
 * words. Every line is one {@code int}. All bits that are no squares of the board are like
 * blockers. Kept up to date by {@link BitBoards}. For generated code.
 *
 * <p>The directions are 0 for ranks, 1 for files, 2 for the diagonals to higher files and ranks,
 * and 3 for the others, to lower files and higher ranks.
 */
public final class BitLines {
  /** The most squares that a line may have: there is a bit before the first and after the last. */
  public static final int LONGEST = Integer.SIZE - 2;

  private static final int DIRECTIONS = 4;
  private static final int BITS = 5;

  /** For each square, by direction: twice the line, and in the lowest bits the place on it. */
  private final int[] places;

  /** For each line what is White's, no square or a hole, and what is Black's or neither. */
  private final int[] closed;

  /** For each line what is no square or a hole, twice. */
  private final int[] blockers;

  public BitLines(int files, int ranks) {
    int count = ranks + files + 2 * (files + ranks - 1);
    this.places = new int[files * ranks * DIRECTIONS];
    this.blockers = new int[2 * count];
    for (int rank = 0; rank < ranks; rank++) {
      for (int file = 0; file < files; file++) {
        int first = (rank * files + file) * DIRECTIONS;
        int diagonal = ranks + files + file - rank + ranks - 1;
        places[first] = place(rank, file);
        places[first + 1] = place(ranks + file, rank);
        places[first + 2] = place(diagonal, rank);
        places[first + 3] = place(2 * files + 2 * ranks - 1 + file + rank, rank);
      }
    }
    Arrays.fill(blockers, -1);
    for (int place : places) {
      blockers[place >> BITS] &= ~(1 << place);
      blockers[(place >> BITS) + 1] &= ~(1 << place);
    }
    this.closed = blockers.clone();
  }

  /** The first square of a line has the bit 1. */
  private static int place(int line, int square) {
    return line << (BITS + 1) | (square + 1);
  }

  /** Returns whether every line of a board is short enough. */
  public static boolean fit(int files, int ranks) {
    return Math.max(files, ranks) <= LONGEST;
  }

  /**
   * Returns the squares of two sets on each line.
   *
   * @param sets the words of a set for White and then those of one for Black
   */
  public int[] linesOf(long[] sets) {
    int[] lines = new int[closed.length];
    int words = sets.length / 2;
    for (int i = 0; i < places.length; i++) {
      int number = i / DIRECTIONS;
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        if ((sets[side * words + (number >> 6)] >>> number & 1) != 0) {
          lines[(places[i] >> BITS) + side] |= 1 << places[i];
        }
      }
    }
    return lines;
  }

  /** Notes that a square of the board is a hole. */
  void addHole(int number) {
    for (int i = number * DIRECTIONS; i < (number + 1) * DIRECTIONS; i++) {
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        blockers[(places[i] >> BITS) + side] |= 1 << places[i];
        closed[(places[i] >> BITS) + side] |= 1 << places[i];
      }
    }
  }

  /** Adds a piece that is not there, or removes one that is. */
  void toggle(int number, int side) {
    for (int i = number * DIRECTIONS; i < (number + 1) * DIRECTIONS; i++) {
      closed[(places[i] >> BITS) + side] ^= 1 << places[i];
    }
  }

  /**
   * Returns how many squares a piece reaches that slides along a line both ways and captures.
   *
   * @param side its side
   * @param from the bit of its square
   * @param direction the direction of the line
   */
  public int reach(int side, int from, int direction) {
    return Integer.bitCount(reached(side, from, direction));
  }

  /**
   * Returns how many squares of some the same piece reaches.
   *
   * @param some the squares, see generated code
   */
  public int reachWithin(int side, int from, int direction, int[] some) {
    return Integer.bitCount(reached(side, from, direction) & some[line(from, direction) + side]);
  }

  private int line(int from, int direction) {
    return places[from * DIRECTIONS + direction] >> BITS;
  }

  private int reached(int side, int from, int direction) {
    int place = places[from * DIRECTIONS + direction];
    int line = place >> BITS;
    int bit = 1 << place;
    int occupied = occupied(line);
    // The piece itself is among the closed squares.
    int reached = (above(occupied, bit) << 1) - below(occupied, bit);
    return reached & ~closed[line + side];
  }

  /** Returns how many empty squares a piece reaches that slides along a line both ways. */
  public int quiet(int from, int direction) {
    int place = places[from * DIRECTIONS + direction];
    int bit = 1 << place;
    int occupied = occupied(place >> BITS);
    return Integer.bitCount(above(occupied, bit) - (below(occupied, bit) << 1)) - 1;
  }

  /**
   * Returns how many enemies a piece captures behind the first piece on a line, both ways, with
   * empty squares only in between.
   */
  public int behindHurdles(int side, int from, int direction) {
    int place = places[from * DIRECTIONS + direction];
    int line = place >> BITS;
    int bit = 1 << place;
    int occupied = occupied(line);
    int up = above(occupied, above(occupied, bit));
    int down = below(occupied, below(occupied, bit));
    return Integer.bitCount((up | down) & closed[line + (side ^ 1)] & ~blockers[line]);
  }

  /**
   * Returns how many squares a piece reaches that slides along a line one way and captures.
   *
   * @param side its side
   * @param from the bit of the square where the slide begins
   * @param direction the direction of the line
   * @param forward whether White slides to higher bits, and Black to lower ones
   */
  public int reachOneWay(int side, int from, int direction, boolean forward) {
    return Integer.bitCount(reachedOneWay(side, from, direction, forward));
  }

  /** Returns how many squares of some the same piece reaches, see {@link #reachWithin}. */
  public int reachOneWayWithin(int side, int from, int direction, boolean forward, int[] some) {
    int reached = reachedOneWay(side, from, direction, forward);
    return Integer.bitCount(reached & some[line(from, direction) + side]);
  }

  private int reachedOneWay(int side, int from, int direction, boolean forward) {
    int place = places[from * DIRECTIONS + direction];
    int line = place >> BITS;
    int bit = 1 << place;
    int occupied = occupied(line);
    int reached =
        forward == (side == Side.WHITE)
            ? (above(occupied, bit) << 1) - (bit << 1)
            : bit - below(occupied, bit);
    return reached & ~closed[line + side];
  }

  private int occupied(int line) {
    return closed[line] | closed[line + 1];
  }

  /** Returns the lowest bit of a line above another. */
  private static int above(int line, int bit) {
    return Integer.lowestOneBit(line & -(bit << 1));
  }

  /** Returns the highest bit of a line below another. */
  private static int below(int line, int bit) {
    return Integer.MIN_VALUE >>> Integer.numberOfLeadingZeros(line & (bit - 1));
  }
}
