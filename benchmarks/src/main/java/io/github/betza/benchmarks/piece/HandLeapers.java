package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;

/** Leapers as an expert writes them by hand for this board. */
final class HandLeapers {
  private HandLeapers() {}

  static void knight(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    leap(cells, from, from + 2 * up + 1, own, moves);
    leap(cells, from, from + up + 2, own, moves);
    leap(cells, from, from - up + 2, own, moves);
    leap(cells, from, from - 2 * up + 1, own, moves);
    leap(cells, from, from - 2 * up - 1, own, moves);
    leap(cells, from, from - up - 2, own, moves);
    leap(cells, from, from + up - 2, own, moves);
    leap(cells, from, from + 2 * up - 1, own, moves);
  }

  /** Looks at each of the four squares that can block once, for two targets. */
  static void mao(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    if (cells[from + up] == Cell.EMPTY) {
      leap(cells, from, from + 2 * up - 1, own, moves);
      leap(cells, from, from + 2 * up + 1, own, moves);
    }
    if (cells[from + 1] == Cell.EMPTY) {
      leap(cells, from, from + 2 + up, own, moves);
      leap(cells, from, from + 2 - up, own, moves);
    }
    if (cells[from - up] == Cell.EMPTY) {
      leap(cells, from, from - 2 * up + 1, own, moves);
      leap(cells, from, from - 2 * up - 1, own, moves);
    }
    if (cells[from - 1] == Cell.EMPTY) {
      leap(cells, from, from - 2 - up, own, moves);
      leap(cells, from, from - 2 + up, own, moves);
    }
  }

  /** Tells a capture from a quiet move without a branch, as {@code reach} does. */
  static void leap(int[] cells, int from, int to, int own, MoveList moves) {
    int cell = cells[to];
    if ((cell & own) == 0) {
      moves.reach(from, to, cell);
    }
  }
}
