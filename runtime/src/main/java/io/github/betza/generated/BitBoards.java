package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.function.BiPredicate;

/**
 * The pieces on a board of at most 256 squares, as sets of bits: bit 0 is the first square of the
 * first rank, and each rank follows the one before. A set is one {@code long}, the word 0, on a
 * board of at most 64 squares, and up to four on a larger one. {@link PieceLists} updates them, and
 * generated code reads them.
 */
public final class BitBoards {
  /** The most squares that a board may have. */
  public static final int MOST_SQUARES = 4 * Long.SIZE;

  private static final int UNMOVED_SHIFT = Integer.numberOfTrailingZeros(Cell.UNMOVED);

  private final int words;
  private final int kinds;

  /** For each kind the set of White's pieces, then the set of Black's. */
  private final long[] pieces;

  private final long[] sides;
  private final long[] unmoved;
  private final long[] holes;

  /** The bit of each padded square, as its number without a sign. */
  private final byte[] bits;

  private final short[] squares;

  public BitBoards(Geometry geometry, int kinds) {
    this.words = words(geometry);
    this.kinds = kinds;
    this.pieces = new long[2 * (kinds + 1) * words];
    this.sides = new long[2 * words];
    this.unmoved = new long[words];
    this.holes = new long[words];
    this.bits = new byte[geometry.arrayLength()];
    this.squares = new short[words * Long.SIZE];
    int bit = 0;
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        bits[square] = (byte) bit;
        squares[bit++] = (short) square;
      }
    }
  }

  /** Returns the number of words of a set. */
  private static int words(Geometry geometry) {
    return words(geometry.files() * geometry.ranks());
  }

  /** Returns the number of words of a set on a board of so many squares. */
  public static int words(int squareCount) {
    return (squareCount + Long.SIZE - 1) / Long.SIZE;
  }

  /** Returns whether a board is small enough. */
  public static boolean fit(Geometry geometry) {
    return geometry.files() * geometry.ranks() <= MOST_SQUARES;
  }

  /** Returns a word of the set that holds a bit, or of the empty set for -1. */
  public static long bit(int number, int word) {
    return number >> 6 == word ? 1L << number : 0;
  }

  /** Notes that a square of the board is a hole. */
  void addHole(int square) {
    int number = number(square);
    holes[number >> 6] |= 1L << number;
  }

  /** Adds a piece, or removes it if it is present. */
  void toggle(int square, int cell) {
    int number = number(square);
    long bit = 1L << number;
    int piece = piece(cell);
    if (words == 1) {
      pieces[piece] ^= bit;
      sides[piece & 1] ^= bit;
    } else {
      int word = number >> 6;
      pieces[piece * words + word] ^= bit;
      sides[(piece & 1) * words + word] ^= bit;
    }
    if ((cell & Cell.UNMOVED) != 0) {
      unmoved[number >> 6] ^= bit;
    }
  }

  /** Returns whether the sets hold a piece on a square. */
  boolean holds(int square, int cell) {
    int number = number(square);
    boolean isUnmoved = (unmoved[number >> 6] >>> number & 1) != 0;
    return (pieces(Cell.side(cell), Cell.kind(cell), number >> 6) >>> number & 1) != 0
        && has(Cell.side(cell), number)
        && isUnmoved == ((cell & Cell.UNMOVED) != 0);
  }

  /**
   * Moves a piece; the same call takes it back.
   *
   * @param mover the cell of the piece before the move
   * @param victim the former cell of the square reached, or {@link Cell#EMPTY}
   * @param arrived the cell of the piece after the move
   */
  void shift(int leaves, int arrives, int mover, int victim, int arrived) {
    if (words == 1) {
      shiftWithin(1L << leaves, 1L << arrives, mover, victim, arrived);
      return;
    }
    int first = leaves >> 6;
    int last = arrives >> 6;
    long vacated = 1L << leaves;
    long reached = 1L << arrives;
    int left = piece(mover);
    int side = left & 1;
    pieces[left * words + first] ^= vacated;
    pieces[piece(arrived) * words + last] ^= reached;
    sides[side * words + first] ^= vacated;
    sides[side * words + last] ^= reached;
    if (victim != Cell.EMPTY) {
      int taken = piece(victim);
      pieces[taken * words + last] ^= reached;
      sides[(taken & 1) * words + last] ^= reached;
    }
    if (((mover | victim | arrived) & Cell.UNMOVED) != 0) {
      unmoved[first] ^= ifUnmoved(mover, vacated);
      unmoved[last] ^= ifUnmoved(victim, reached) ^ ifUnmoved(arrived, reached);
    }
  }

  /** Moves a piece on a board of one word: both squares at once if the sets are the same. */
  private void shiftWithin(long vacated, long reached, int mover, int victim, int arrived) {
    int left = piece(mover);
    int came = piece(arrived);
    sides[left & 1] ^= vacated ^ reached;
    if (left == came) {
      pieces[left] ^= vacated ^ reached;
    } else {
      pieces[left] ^= vacated;
      pieces[came] ^= reached;
    }
    if (victim != Cell.EMPTY) {
      int taken = piece(victim);
      pieces[taken] ^= reached;
      sides[taken & 1] ^= reached;
    }
    if (((mover | victim | arrived) & Cell.UNMOVED) != 0) {
      unmoved[0] ^=
          ifUnmoved(mover, vacated) ^ ifUnmoved(victim, reached) ^ ifUnmoved(arrived, reached);
    }
  }

  /** Returns a bit if a piece has not moved, and 0 otherwise, without a branch. */
  private static long ifUnmoved(int cell, long bit) {
    return bit & -(long) (cell >>> UNMOVED_SHIFT & 1);
  }

  /** Returns twice the kind of a piece, plus 1 for Black's. */
  static int piece(int cell) {
    return (cell & Cell.KIND) << 1 | (cell >>> 11 & 1);
  }

  /**
   * Returns a set of squares for White, then the one for Black.
   *
   * @param contains returns whether the set of a side contains a square
   */
  public static long[] sets(Geometry geometry, BiPredicate<Integer, Integer> contains) {
    int words = words(geometry);
    long[] sets = new long[2 * words];
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int bit = rank * geometry.files() + file;
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
          if (contains.test(side, geometry.square(file, rank))) {
            sets[side * words + bit / Long.SIZE] |= 1L << bit;
          }
        }
      }
    }
    return sets;
  }

  /** Returns the number of words of a set, 1 to 4. */
  public int words() {
    return words;
  }

  /** Returns the bit of a square of the board, as its number. */
  public int number(int square) {
    return bits[square] & 0xFF;
  }

  /** Returns the padded number of the square of a bit. */
  public int square(int bit) {
    return squares[bit];
  }

  /** Returns a word of the set of a side's pieces of a kind. For generated code. */
  public long pieces(int side, int kind, int word) {
    return pieces[(2 * kind + side) * words + word];
  }

  /** Returns a word of the sets of pieces, which follow each other by kind, side and word. */
  public long word(int place) {
    return pieces[place];
  }

  /** Returns the set of a side's pieces of a kind, of one word. For generated code. */
  public long pieces(int side, int kind) {
    return pieces[2 * kind + side];
  }

  /** Returns the set of all pieces of a side, of one word. For generated code. */
  public long side(int side) {
    return sides[side];
  }

  /** Returns the set of all pieces of a side, and the holes, of one word. For generated code. */
  public long closed(int side) {
    return sides[side] | holes[0];
  }

  /** Returns a word of the set of all pieces of a side. For generated code. */
  public long side(int side, int word) {
    return sides[side * words + word];
  }

  /** Returns whether a piece of a side is on a set, whose words begin at an index of a table. */
  boolean meet(int side, long[] table, int place) {
    long met = 0;
    for (int word = 0; word < words; word++) {
      met |= side(side, word) & table[place + word];
    }
    return met != 0;
  }

  /** Returns whether a piece of a side is on the square of a bit. */
  public boolean has(int side, int bit) {
    return (side(side, bit >> 6) >>> bit & 1) != 0;
  }

  /** Returns a word of the set of all pieces of a side, and the holes. For generated code. */
  public long closed(int side, int word) {
    return sides[side * words + word] | holes[word];
  }

  /** Returns a word of the set of the holes. */
  public long holes(int word) {
    return holes[word];
  }

  /** Returns a word of the set of the pieces of both sides, and the holes. For generated code. */
  public long occupied(int word) {
    return sides[Side.WHITE * words + word] | sides[Side.BLACK * words + word] | holes[word];
  }

  /** Returns a word of the set of the pieces that have not moved yet. For generated code. */
  public long unmoved(int word) {
    return unmoved[word];
  }

  /** Returns a word of the set of the pieces of some kinds of both sides. */
  public long ofBoth(boolean[] which, int word) {
    long found = 0;
    for (int kind = 1; kind <= kinds; kind++) {
      if (which[kind]) {
        found |= pieces(Side.WHITE, kind, word) | pieces(Side.BLACK, kind, word);
      }
    }
    return found;
  }

  /** Returns how many pieces of a kind a side has. */
  int count(int side, int kind) {
    int first = (2 * kind + side) * words;
    int count = Long.bitCount(pieces[first]);
    for (int word = 1; word < words; word++) {
      count += Long.bitCount(pieces[first + word]);
    }
    return count;
  }

  /** Writes the squares of a side's pieces of a kind into an array, the first square first. */
  void squares(int side, int kind, int[] found) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      for (long left = pieces(side, kind, word); left != 0; left &= left - 1) {
        found[count++] = squares[word * Long.SIZE + Long.numberOfTrailingZeros(left)];
      }
    }
  }
}
