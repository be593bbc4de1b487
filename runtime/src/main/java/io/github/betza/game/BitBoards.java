package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;

/**
 * Where the pieces stand on a board of at most 64 squares, as sets of bits: bit 0 is the first
 * square of the first rank, and each rank follows the one before. Kept up to date by {@link
 * PieceLists}; generated code reads it.
 */
public final class BitBoards {
  /** The most squares that a board may have. */
  static final int MOST_SQUARES = Long.SIZE;

  private final int kinds;
  private final long[] pieces;
  private final long[] sides = new long[2];
  private long unmoved;

  /** The bit of each padded square, as its number. */
  private final byte[] bits;

  private final short[] squares = new short[Long.SIZE];

  BitBoards(Geometry geometry, int kinds) {
    this.kinds = kinds;
    this.pieces = new long[2 * (kinds + 1)];
    this.bits = new byte[geometry.arrayLength()];
    int bit = 0;
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        bits[square] = (byte) bit;
        squares[bit++] = (short) square;
      }
    }
  }

  /** Returns whether a board is small enough. */
  static boolean fit(Geometry geometry) {
    return geometry.files() * geometry.ranks() <= MOST_SQUARES;
  }

  /** Returns whether a board is small enough and has no holes. */
  static boolean fit(Board board) {
    Geometry geometry = board.geometry();
    boolean whole = true;
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        whole &= board.get(geometry.square(file, rank)) != Cell.EDGE;
      }
    }
    return whole && fit(geometry);
  }

  /** Adds a piece that is not there, or removes one that is. */
  void toggle(int square, int cell) {
    long bit = bit(square);
    int side = Cell.side(cell);
    pieces[side * (kinds + 1) + Cell.kind(cell)] ^= bit;
    sides[side] ^= bit;
    if ((cell & Cell.UNMOVED) != 0) {
      unmoved ^= bit;
    }
  }

  /** Returns the set that holds one square of the board. */
  long bit(int square) {
    return 1L << bits[square];
  }

  /** Returns the bit of a square of the board, as its number. */
  int number(int square) {
    return bits[square];
  }

  /** Returns the padded number of the square of a bit. For generated code. */
  public int square(int bit) {
    return squares[bit];
  }

  /** Returns the squares of a side's pieces of a kind. For generated code. */
  public long pieces(int side, int kind) {
    return pieces[side * (kinds + 1) + kind];
  }

  /** Returns the squares of all pieces of a side. For generated code. */
  public long side(int side) {
    return sides[side];
  }

  /** Returns the squares of the pieces of both sides. For generated code. */
  public long occupied() {
    return sides[Side.WHITE] | sides[Side.BLACK];
  }

  /** Returns the squares of the pieces of both sides that have not moved yet. */
  public long unmoved() {
    return unmoved;
  }
}
