package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.function.BiPredicate;

/**
 * Where the pieces stand on a board of at most 256 squares, as sets of bits: bit 0 is the first
 * square of the first rank, and each rank follows the one before. A set is one {@code long}, the
 * word 0, on a board of at most 64 squares, and up to four on a larger one. Kept up to date by
 * {@link PieceLists}; generated code reads it.
 */
public final class BitBoards {
  /** The most squares that a board may have. */
  static final int MOST_SQUARES = 4 * Long.SIZE;

  private final int words;
  private final int kinds;

  /** For each kind the set of White's pieces, and then that of Black's. */
  private final long[] pieces;

  private final long[] sides;
  private final long[] unmoved;
  private final long[] holes;

  /** The bit of each padded square, as its number without a sign. */
  private final byte[] bits;

  private final short[] squares;

  /** The lines of the board, or null where slides are counted by sets. */
  private final BitLines lines;

  public BitBoards(Geometry geometry, int kinds) {
    this.words = words(geometry);
    this.kinds = kinds;
    this.pieces = new long[2 * (kinds + 1) * words];
    this.sides = new long[2 * words];
    this.unmoved = new long[words];
    this.holes = new long[words];
    this.bits = new byte[geometry.arrayLength()];
    this.squares = new short[words * Long.SIZE];
    boolean hasLines = words > 2 && BitLines.fit(geometry.files(), geometry.ranks());
    this.lines = hasLines ? new BitLines(geometry.files(), geometry.ranks()) : null;
    int bit = 0;
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        bits[square] = (byte) bit;
        squares[bit++] = (short) square;
      }
    }
  }

  /** Returns of how many words a set is made. */
  private static int words(Geometry geometry) {
    return words(geometry.files() * geometry.ranks());
  }

  /** Returns of how many words a set is made on a board of so many squares. */
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
    if (lines != null) {
      lines.addHole(number);
    }
  }

  /** Adds a piece that is not there, or removes one that is. */
  void toggle(int square, int cell) {
    int number = number(square);
    int word = number >> 6;
    long bit = 1L << number;
    int side = Cell.side(cell);
    pieces[(2 * Cell.kind(cell) + side) * words + word] ^= bit;
    sides[side * words + word] ^= bit;
    if ((cell & Cell.UNMOVED) != 0) {
      unmoved[word] ^= bit;
    }
    if (lines != null) {
      lines.toggle(number, side);
    }
  }

  /**
   * Moves a piece.
   *
   * @param left the piece as it was
   * @param arrived the piece as it is, of the same kind and side
   */
  void move(int from, int to, int left, int arrived) {
    if (words == 2) {
      moveInPair(from, to, left, arrived);
      return;
    }
    if (words > 2) {
      toggle(from, left);
      toggle(to, arrived);
      return;
    }
    long leaves = 1L << bits[from];
    long arrives = 1L << bits[to];
    int side = Cell.side(left);
    pieces[2 * Cell.kind(left) + side] ^= leaves ^ arrives;
    sides[side] ^= leaves ^ arrives;
    if (((left | arrived) & Cell.UNMOVED) != 0) {
      unmoved[0] ^= ((left & Cell.UNMOVED) != 0 ? leaves : 0);
      unmoved[0] ^= ((arrived & Cell.UNMOVED) != 0 ? arrives : 0);
    }
  }

  private void moveInPair(int from, int to, int left, int arrived) {
    int leaves = number(from);
    int arrives = number(to);
    int side = Cell.side(left);
    int piece = 2 * (2 * Cell.kind(left) + side);
    int own = 2 * side;
    int first = leaves >> 6;
    int last = arrives >> 6;
    pieces[piece + first] ^= 1L << leaves;
    pieces[piece + last] ^= 1L << arrives;
    sides[own + first] ^= 1L << leaves;
    sides[own + last] ^= 1L << arrives;
    if (((left | arrived) & Cell.UNMOVED) != 0) {
      unmoved[first] ^= ((left & Cell.UNMOVED) != 0 ? 1L << leaves : 0);
      unmoved[last] ^= ((arrived & Cell.UNMOVED) != 0 ? 1L << arrives : 0);
    }
  }

  /**
   * Returns a word of the union over some kinds of a side's pieces in sets of their own.
   *
   * @param which the kinds, each times the number of words
   * @param sets the sets of all kinds, one after the other
   * @param first where the word of the kind 0 stands in them
   */
  public long meet(int side, int word, int[] which, long[] sets, int first) {
    int place = side * words + word;
    long met = 0;
    for (int kind : which) {
      met |= pieces[place + 2 * kind] & sets[first + kind];
    }
    return met;
  }

  /**
   * Returns the set of some squares for White, and then the one for Black.
   *
   * @param contains returns for a side and a square whether it is one of them
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

  /** Returns of how many words a set is made, 1 to 4. */
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

  /**
   * Returns the lines of the board, or null if it has no more than 128 squares or lines that are
   * too long. For generated code.
   */
  public BitLines lines() {
    return lines;
  }

  /** Returns a word of the set of a side's pieces of a kind. For generated code. */
  public long pieces(int side, int kind, int word) {
    return pieces[(2 * kind + side) * words + word];
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

  /** Returns whether a piece of a side stands on the square of a bit. */
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
