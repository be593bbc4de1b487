package io.github.betza.board;

import java.util.Arrays;

/**
 * The right to capture the piece that moved last en passant: its square, and the squares that it
 * passed over, on which a capturing piece may land.
 */
final class EnPassant {
  private final Geometry geometry;
  private final int[] cells;

  /** A slide round a board with joined edges may pass over most of its squares. */
  private int[] squares = new int[2 * Geometry.MAX_SIZE];

  private int victim = Geometry.OFF;
  private int count;

  /** A square that is excluded from the right, whatever the others hold. */
  private int closed = Geometry.OFF;

  /** The same as the three above, while a right is withheld. */
  private int[] withheldSquares = new int[2];

  private int withheldVictim = Geometry.OFF;
  private int withheldCount;

  /**
   * Makes a right that is not given.
   *
   * @param cells those of the board
   */
  EnPassant(Geometry geometry, int[] cells) {
    this.geometry = geometry;
    this.cells = cells;
  }

  /** Returns the same right on a board with other cells. */
  EnPassant copy(int[] otherCells) {
    EnPassant copy = new EnPassant(geometry, otherCells);
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
      if (squares[i] == square && square != closed) {
        return victim;
      }
    }
    return Geometry.OFF;
  }

  /** Takes the right away on a square only, until {@link #open}. */
  void close(int square) {
    closed = square;
  }

  /** Gives the right back that {@link #close} has taken away. */
  void open() {
    closed = Geometry.OFF;
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

  /**
   * Gives a right, or takes it away where the victim is {@link Geometry#OFF}.
   *
   * @throws IndexOutOfBoundsException if one of the squares is not on the board
   */
  void set(int newVictim, int... newSquares) {
    checkVictim(newVictim);
    for (int square : newSquares) {
      checkSquare(square);
    }
    clear();
    if (newVictim != Geometry.OFF) {
      for (int square : newSquares) {
        grant(newVictim, square);
      }
    }
  }

  /**
   * Gives the right to capture the victim on one square more.
   *
   * @throws IllegalArgumentException if another piece is the victim, or there is none
   * @throws IndexOutOfBoundsException if one of the squares is not on the board
   */
  void add(int newVictim, int square) {
    checkVictim(newVictim);
    checkSquare(square);
    if (newVictim == Geometry.OFF || (victim != Geometry.OFF && victim != newVictim)) {
      throw new IllegalArgumentException("no victim on " + newVictim + " beside that on " + victim);
    }
    grant(newVictim, square);
  }

  private void checkVictim(int newVictim) {
    if (newVictim != Geometry.OFF) {
      checkSquare(newVictim);
    }
  }

  /** Beyond the board all cells are edges, so the slower test is for edges alone. */
  private void checkSquare(int square) {
    boolean isInside = square >= 0 && square < cells.length && cells[square] != Cell.EDGE;
    if (!isInside && !geometry.isSquare(square)) {
      throw new IndexOutOfBoundsException("square " + square + " is off the board");
    }
  }

  /** Gives the right on one square more, without a check. */
  void grant(int newVictim, int square) {
    if (count == squares.length) {
      squares = Arrays.copyOf(squares, 2 * count);
    }
    victim = newVictim;
    squares[count++] = square;
  }
}
