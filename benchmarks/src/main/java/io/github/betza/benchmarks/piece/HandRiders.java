package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;

/** Riders as an expert writes them by hand for this board: one loop for each direction. */
final class HandRiders {
  private HandRiders() {}

  static void rook(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    slide(cells, from, from, up, own, moves);
    slide(cells, from, from, 1, own, moves);
    slide(cells, from, from, -up, own, moves);
    slide(cells, from, from, -1, own, moves);
  }

  static void queen(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    slide(cells, from, from, up, own, moves);
    slide(cells, from, from, up + 1, own, moves);
    slide(cells, from, from, 1, own, moves);
    slide(cells, from, from, 1 - up, own, moves);
    slide(cells, from, from, -up, own, moves);
    slide(cells, from, from, -up - 1, own, moves);
    slide(cells, from, from, -1, own, moves);
    slide(cells, from, from, up - 1, own, moves);
  }

  static void nightrider(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    slide(cells, from, from, 2 * up + 1, own, moves);
    slide(cells, from, from, up + 2, own, moves);
    slide(cells, from, from, 2 - up, own, moves);
    slide(cells, from, from, 1 - 2 * up, own, moves);
    slide(cells, from, from, -2 * up - 1, own, moves);
    slide(cells, from, from, -up - 2, own, moves);
    slide(cells, from, from, up - 2, own, moves);
    slide(cells, from, from, 2 * up - 1, own, moves);
  }

  static void griffon(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    bend(cells, from, up, 1, own, moves);
    bend(cells, from, -up, 1, own, moves);
    bend(cells, from, -up, -1, own, moves);
    bend(cells, from, up, -1, own, moves);
  }

  /** One diagonal step, tested once, then two slides outward from there. */
  private static void bend(int[] cells, int from, int up, int right, int own, MoveList moves) {
    int pivot = from + up + right;
    int cell = cells[pivot];
    if (cell == Cell.EMPTY) {
      moves.quiet(from, pivot);
      slide(cells, from, pivot, up, own, moves);
      slide(cells, from, pivot, right, own, moves);
    } else if ((cell & own) == 0) {
      moves.capture(from, pivot);
    }
  }

  /** Goes from a square as far as squares are empty, and captures what stands there. */
  private static void slide(int[] cells, int from, int start, int step, int own, MoveList moves) {
    int to = start + step;
    while (cells[to] == Cell.EMPTY) {
      moves.quiet(from, to);
      to += step;
    }
    if ((cells[to] & own) == 0) {
      moves.capture(from, to);
    }
  }
}
