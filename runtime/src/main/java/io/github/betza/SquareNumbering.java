package io.github.betza;

/**
 * Where an engine with bitboards begins to number the squares of its board. It goes on along the
 * first rank, and then from rank to rank; the square with the number {@code n} is the bit {@code 1L
 * << n}.
 */
public enum SquareNumbering {
  /** From the left end of White's first rank: a1 is 0, b1 is 1. */
  FROM_A1,
  /** From the right end of White's first rank: on a chessboard h1 is 0, g1 is 1. */
  FROM_H1,
  /** From the left end of White's last rank: on a chessboard a8 is 0, b8 is 1. */
  FROM_A8,
  /** From the right end of White's last rank: on a chessboard h8 is 0, g8 is 1. */
  FROM_H8;

  /** Returns whether numbers grow from the right to the left, as White sees the board. */
  public boolean isFromRight() {
    return this == FROM_H1 || this == FROM_H8;
  }

  /** Returns whether numbers grow from White's last rank to the first. */
  public boolean isFromLastRank() {
    return this == FROM_A8 || this == FROM_H8;
  }
}
