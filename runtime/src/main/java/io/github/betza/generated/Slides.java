package io.github.betza.generated;

import io.github.betza.board.Cell;

/** Finds the ends of slides, and whether they go on over a piece. For generated code. */
public final class Slides {
  private Slides() {}

  /**
   * Returns the first square along a slide that is not empty; the edge of the board counts as not
   * empty. Two steps are taken without a branch, because the end of a slide is unpredictable: a
   * step from a square that is not empty is one of no length. More such steps would make a search
   * slower, because successive boards are similar.
   *
   * @param cells the cells of a board
   * @param square the square before the first
   * @param step the distance from each square to the next
   */
  public static int end(int[] cells, int square, int step) {
    int to = square + step;
    to += step & allIfEmpty(cells[to]);
    to += step & allIfEmpty(cells[to]);
    while (cells[to] == Cell.EMPTY) {
      to += step;
    }
    return to;
  }

  /**
   * Returns the square at which the listing of a slide begins: its first square, or its {@link
   * #end} if no moves to empty squares are wanted. This is the same for all slides of a piece, so
   * the processor predicts the branch.
   *
   * @param cells the cells of a board
   * @param square the square before the first
   * @param step the distance from each square to the next
   * @param targets the cells on which wanted moves may end, see {@link Cell#targets}
   */
  public static int start(int[] cells, int square, int step, int targets) {
    return Cell.oneIfIn(Cell.EMPTY, targets) != 0 ? square + step : end(cells, square, step);
  }

  /**
   * Returns all bits for a piece, and none for the edge: a mask for a step over a piece, so that it
   * has no length at the edge. Which of them ends a slide is unpredictable.
   *
   * @param cell a cell that is not empty
   */
  public static int onward(int cell) {
    return ((cell & Cell.EDGE) - Cell.EDGE) >> 31;
  }

  /**
   * Returns all bits for an empty cell, and none for another: a mask for a step that goes on only
   * from an empty square.
   *
   * @param cell a cell, which is never negative
   */
  public static int allIfEmpty(int cell) {
    return (cell - 1) >> 31;
  }
}
