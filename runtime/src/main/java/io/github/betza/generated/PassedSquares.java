package io.github.betza.generated;

import io.github.betza.board.Geometry;
import java.util.Arrays;

/**
 * The squares on which pieces may be captured en passant, of all positions of a game. The right of
 * a position is a number: the index of its squares in the upper half, then the square of its
 * victim, and the number of squares.
 */
final class PassedSquares {
  private static final int HALF = Integer.SIZE;
  private static final int SHORT = 16;
  private static final int COUNT = 0xFFFF;

  private int[] squares = new int[64];

  /** A square that is excluded from the right, or {@link Geometry#OFF}. */
  private int closed = Geometry.OFF;

  PassedSquares copy() {
    PassedSquares copy = new PassedSquares();
    copy.squares = squares.clone();
    return copy;
  }

  /** Returns the right of the next position, which has no squares yet. */
  static long after(long right) {
    return ((right >>> HALF) + count(right)) << HALF;
  }

  /** Returns a right without squares. */
  static long none(long right) {
    return right & -1L << HALF;
  }

  /** Returns a right with one more square. */
  long with(long right, int victim, int square) {
    int begin = (int) (right >>> HALF);
    int count = count(right);
    if (begin + count == squares.length) {
      squares = Arrays.copyOf(squares, 2 * squares.length);
    }
    squares[begin + count] = square;
    return (long) begin << HALF | victim << SHORT | (count + 1);
  }

  /** Returns how many squares a right has. */
  static int count(long right) {
    return (int) right & COUNT;
  }

  /** Returns the square of the piece that may be captured. */
  static int victim(long right) {
    return (int) right >>> SHORT;
  }

  /** Returns a square of a right. */
  int square(long right, int index) {
    return squares[(int) (right >>> HALF) + index];
  }

  /** Returns the square of the piece captured by landing on a square, or {@link Geometry#OFF}. */
  int victimFor(long right, int square) {
    for (int i = count(right) - 1; i >= 0; i--) {
      if (square(right, i) == square && square != closed) {
        return victim(right);
      }
    }
    return Geometry.OFF;
  }

  /** Excludes a square from the right until {@link #open}. */
  void close(int square) {
    closed = square;
  }

  void open() {
    closed = Geometry.OFF;
  }
}
