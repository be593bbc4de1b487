package io.github.betza.generated;

import io.github.betza.board.Cell;

/** How far slides go, and whether they go on over a piece. For generated code. */
public final class Slides {
  private Slides() {}

  /**
   * Returns the first square along a slide that is not empty, the edge of the board among them. Two
   * steps are taken without a branch, because the end of a slide is unpredictable: a step from a
   * square that is not empty is one of no length. More would cost a search more than they gain,
   * where one board is much like the one before.
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
   * Returns where a slide begins whose moves to empty squares are listed: on its first square, or
   * at its {@link #end} where no such moves are wanted. Whether they are is the same for all slides
   * of a piece, so the processor foresees that branch.
   *
   * @param cells the cells of a board
   * @param square the square before the first
   * @param step the distance from each square to the next
   * @param targets where wanted moves may end, see {@link Cell#targets}
   */
  public static int start(int[] cells, int square, int step, int targets) {
    return Cell.oneIfIn(Cell.EMPTY, targets) != 0 ? square + step : end(cells, square, step);
  }

  /**
   * Returns all bits for a piece, and none for the edge: what a step is joined with that leads on
   * over a piece, so that it leads nowhere from the edge. Which of them ends a slide is
   * unpredictable.
   *
   * @param cell a cell that is not empty
   */
  public static int onward(int cell) {
    return ((cell & Cell.EDGE) - Cell.EDGE) >> 31;
  }

  /**
   * Returns all bits for an empty cell, and none for another: what a step is joined with that leads
   * on only from an empty square.
   *
   * @param cell a cell, which is never negative
   */
  public static int allIfEmpty(int cell) {
    return (cell - 1) >> 31;
  }
}
