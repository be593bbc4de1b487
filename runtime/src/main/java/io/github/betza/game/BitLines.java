package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;

/**
 * Which squares of each rank, file and diagonal are occupied, on a board of more than 128 squares:
 * there a slide is counted faster along its line than by a set of bits, which has three or four
 * words. Every line is one {@code int}. All bits that are no squares of the board are like walls.
 * Kept up to date by {@link BitBoards}; generated code reads it.
 *
 * <p>The directions are 0 for ranks, 1 for files, 2 for the diagonals to higher files and ranks,
 * and 3 for the others, to lower files and higher ranks.
 */
public final class BitLines {
  /** The most squares that a line may have: there is a bit before the first and after the last. */
  static final int LONGEST = Integer.SIZE - 2;

  private static final int DIRECTIONS = 4;
  private static final int BITS = 5;

  /** For each square, by direction: the line, and in the lowest bits the place on it. */
  private final int[] places;

  /** The pieces, the lines of White before those of Black. */
  private final int[] pieces;

  /** What is no square or a hole. */
  private final int[] walls;

  private final int count;

  BitLines(Geometry geometry) {
    int files = geometry.files();
    int ranks = geometry.ranks();
    this.count = ranks + files + 2 * (files + ranks - 1);
    this.places = new int[files * ranks * DIRECTIONS];
    this.pieces = new int[2 * count];
    this.walls = new int[count];
    for (int rank = 0; rank < ranks; rank++) {
      for (int file = 0; file < files; file++) {
        int first = (rank * files + file) * DIRECTIONS;
        int diagonal = ranks + files + file - rank + ranks - 1;
        places[first] = rank << BITS | (file + 1);
        places[first + 1] = (ranks + file) << BITS | (rank + 1);
        places[first + 2] = diagonal << BITS | (rank + 1);
        places[first + 3] = (2 * files + 2 * ranks - 1 + file + rank) << BITS | (rank + 1);
      }
    }
    for (int place : places) {
      walls[place >> BITS] |= 1 << place;
    }
    for (int line = 0; line < count; line++) {
      walls[line] = ~walls[line];
    }
  }

  /** Returns whether every line of a board is short enough. */
  static boolean fit(Geometry geometry) {
    return Math.max(geometry.files(), geometry.ranks()) <= LONGEST;
  }

  /** Notes that a square of the board is a hole. */
  void addHole(int number) {
    for (int i = number * DIRECTIONS; i < (number + 1) * DIRECTIONS; i++) {
      walls[places[i] >> BITS] |= 1 << places[i];
    }
  }

  /** Adds a piece that is not there, or removes one that is. */
  void toggle(int number, int side) {
    int first = side * count;
    for (int i = number * DIRECTIONS; i < (number + 1) * DIRECTIONS; i++) {
      pieces[first + (places[i] >> BITS)] ^= 1 << places[i];
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
    int place = places[from * DIRECTIONS + direction];
    int line = place >> BITS;
    int bit = 1 << place;
    int closed = pieces[side * count + line] | walls[line];
    int occupied = closed | pieces[(side ^ 1) * count + line];
    // The piece itself is among the closed squares.
    return Integer.bitCount(((above(occupied, bit) << 1) - below(occupied, bit)) & ~closed);
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
    return Integer.bitCount((up | down) & pieces[(side ^ 1) * count + line]);
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
    int place = places[from * DIRECTIONS + direction];
    int line = place >> BITS;
    int bit = 1 << place;
    int closed = pieces[side * count + line] | walls[line];
    int occupied = closed | pieces[(side ^ 1) * count + line];
    int reached =
        forward == (side == Side.WHITE)
            ? (above(occupied, bit) << 1) - (bit << 1)
            : bit - below(occupied, bit);
    return Integer.bitCount(reached & ~closed);
  }

  private int occupied(int line) {
    return pieces[line] | pieces[count + line] | walls[line];
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
