package io.github.betza.benchmarks;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;

/**
 * Move generators as an expert writes them by hand for this board: unrolled by direction, with
 * constant steps, and without a test that the board makes unnecessary.
 */
final class HandWritten {
  private HandWritten() {}

  static void knight(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int stride = board.stride();
    int own = cells[from] & Cell.EDGE;
    leap(cells, from, from + 2 * stride + 1, own, moves);
    leap(cells, from, from + stride + 2, own, moves);
    leap(cells, from, from - stride + 2, own, moves);
    leap(cells, from, from - 2 * stride + 1, own, moves);
    leap(cells, from, from - 2 * stride - 1, own, moves);
    leap(cells, from, from - stride - 2, own, moves);
    leap(cells, from, from + stride - 2, own, moves);
    leap(cells, from, from + 2 * stride - 1, own, moves);
  }

  static void rook(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int stride = board.stride();
    int own = cells[from] & Cell.EDGE;
    slide(cells, from, from + stride, stride, own, moves);
    slide(cells, from, from + 1, 1, own, moves);
    slide(cells, from, from - stride, -stride, own, moves);
    slide(cells, from, from - 1, -1, own, moves);
  }

  static void queen(Board board, int from, MoveList moves) {
    rook(board, from, moves);
    int[] cells = board.cells();
    int stride = board.stride();
    int own = cells[from] & Cell.EDGE;
    slide(cells, from, from + stride + 1, stride + 1, own, moves);
    slide(cells, from, from - stride + 1, -stride + 1, own, moves);
    slide(cells, from, from - stride - 1, -stride - 1, own, moves);
    slide(cells, from, from + stride - 1, stride - 1, own, moves);
  }

  static void griffon(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int stride = board.stride();
    int own = cells[from] & Cell.EDGE;
    bend(cells, from, from + stride + 1, stride, 1, own, moves);
    bend(cells, from, from - stride + 1, -stride, 1, own, moves);
    bend(cells, from, from - stride - 1, -stride, -1, own, moves);
    bend(cells, from, from + stride - 1, stride, -1, own, moves);
  }

  static void cannon(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int stride = board.stride();
    int enemy = ~cells[from] & Cell.EDGE;
    shoot(cells, from, stride, enemy, moves);
    shoot(cells, from, 1, enemy, moves);
    shoot(cells, from, -stride, enemy, moves);
    shoot(cells, from, -1, enemy, moves);
  }

  private static void leap(int[] cells, int from, int to, int own, MoveList moves) {
    int cell = cells[to];
    if ((cell & own) == 0) {
      if (cell == Cell.EMPTY) {
        moves.quiet(from, to);
      } else {
        moves.capture(from, to);
      }
    }
  }

  private static void slide(int[] cells, int from, int first, int step, int own, MoveList moves) {
    int to = first;
    while (cells[to] == Cell.EMPTY) {
      moves.quiet(from, to);
      to += step;
    }
    if ((cells[to] & own) == 0) {
      moves.capture(from, to);
    }
  }

  /** One diagonal step, then two slides outwards from there. */
  private static void bend(
      int[] cells, int from, int pivot, int vertical, int horizontal, int own, MoveList moves) {
    int cell = cells[pivot];
    if (cell == Cell.EMPTY) {
      moves.quiet(from, pivot);
      slide(cells, from, pivot + vertical, vertical, own, moves);
      slide(cells, from, pivot + horizontal, horizontal, own, moves);
    } else if ((cell & own) == 0) {
      moves.capture(from, pivot);
    }
  }

  /** A slide to the hurdle, and a capture behind it. */
  private static void shoot(int[] cells, int from, int step, int enemy, MoveList moves) {
    int to = from + step;
    while (cells[to] == Cell.EMPTY) {
      moves.quiet(from, to);
      to += step;
    }
    if ((cells[to] & Cell.EDGE) != Cell.EDGE) {
      do {
        to += step;
      } while (cells[to] == Cell.EMPTY);
      if ((cells[to] & Cell.EDGE) == enemy) {
        moves.capture(from, to);
      }
    }
  }
}
