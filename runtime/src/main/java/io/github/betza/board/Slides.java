package io.github.betza.board;

/** How far slides go. For generated code. */
public final class Slides {
  private Slides() {}

  /**
   * Returns the first square along a slide that is not empty, the edge of the board among them.
   * Three steps are taken without a branch, because nobody can foresee where a slide ends: a step
   * from a square that is not empty is one of no length.
   *
   * @param cells the cells of a board
   * @param square the square before the first
   * @param step the distance from each square to the next
   */
  public static int end(int[] cells, int square, int step) {
    int to = square + step;
    to += step & allIfEmpty(cells[to]);
    to += step & allIfEmpty(cells[to]);
    to += step & allIfEmpty(cells[to]);
    while (cells[to] == Cell.EMPTY) {
      to += step;
    }
    return to;
  }

  /** Returns all bits for an empty cell, and none for another, as cells are never negative. */
  private static int allIfEmpty(int cell) {
    return (cell - 1) >> 31;
  }
}
