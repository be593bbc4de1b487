package io.github.betza.board;

import java.util.Arrays;

/**
 * The right to capture the piece that moved last en passant: its square, and the squares that it
 * passed over, on which a capturing piece may land.
 */
final class EnPassant {
  /** A slide round a board with joined edges may pass over most of its squares. */
  private int[] squares = new int[2 * Geometry.MAX_SIZE];

  private int victim = Geometry.OFF;
  private int count;

  /** The same as the three above, while a right is withheld. */
  private int[] withheldSquares = new int[2];

  private int withheldVictim = Geometry.OFF;
  private int withheldCount;

  EnPassant copy() {
    EnPassant copy = new EnPassant();
    copy.squares = squares.clone();
    copy.victim = victim;
    copy.count = count;
    return copy;
  }

  int victim() {
    return victim;
  }

  int count() {
    return count;
  }

  int square(int index) {
    return squares[index];
  }

  int victimFor(int square) {
    for (int i = 0; i < count; i++) {
      if (squares[i] == square) {
        return victim;
      }
    }
    return Geometry.OFF;
  }

  void clear() {
    victim = Geometry.OFF;
    count = 0;
  }

  /** Takes the right away, until {@link #giveBack}; another one may be granted meanwhile. */
  void withhold() {
    withheldVictim = victim;
    withheldCount = count;
    swapSquares();
    clear();
  }

  /** Takes away what has been granted since {@link #withhold}, and gives the right back. */
  void giveBack() {
    victim = withheldVictim;
    count = withheldCount;
    swapSquares();
  }

  private void swapSquares() {
    int[] other = squares;
    squares = withheldSquares;
    withheldSquares = other;
  }

  void set(int newVictim, int... newSquares) {
    clear();
    if (newVictim != Geometry.OFF) {
      for (int square : newSquares) {
        grant(newVictim, square);
      }
    }
  }

  void grant(int newVictim, int square) {
    if (count == squares.length) {
      squares = Arrays.copyOf(squares, 2 * count);
    }
    victim = newVictim;
    squares[count++] = square;
  }
}
