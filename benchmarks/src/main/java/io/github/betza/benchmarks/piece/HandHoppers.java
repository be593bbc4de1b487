package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;

/** Hoppers as an expert writes them by hand for this board. */
final class HandHoppers {
  private HandHoppers() {}

  static void cannon(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    shoot(cells, from, up, own, moves);
    shoot(cells, from, 1, own, moves);
    shoot(cells, from, -up, own, moves);
    shoot(cells, from, -1, own, moves);
  }

  static void grasshopper(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    hop(cells, from, up, own, moves);
    hop(cells, from, up + 1, own, moves);
    hop(cells, from, 1, own, moves);
    hop(cells, from, 1 - up, own, moves);
    hop(cells, from, -up, own, moves);
    hop(cells, from, -up - 1, own, moves);
    hop(cells, from, -1, own, moves);
    hop(cells, from, up - 1, own, moves);
  }

  /** A slide to the hurdle, and a capture behind it. */
  private static void shoot(int[] cells, int from, int step, int own, MoveList moves) {
    int to = from + step;
    while (cells[to] == Cell.EMPTY) {
      moves.quiet(from, to);
      to += step;
    }
    if ((cells[to] & Cell.EDGE) != Cell.EDGE) {
      do {
        to += step;
      } while (cells[to] == Cell.EMPTY);
      if ((cells[to] & own) == 0) {
        moves.capture(from, to);
      }
    }
  }

  /** A look for the hurdle, and the square right behind it. */
  private static void hop(int[] cells, int from, int step, int own, MoveList moves) {
    int to = from + step;
    while (cells[to] == Cell.EMPTY) {
      to += step;
    }
    if ((cells[to] & Cell.EDGE) != Cell.EDGE) {
      to += step;
      int cell = cells[to];
      if ((cell & own) == 0) {
        moves.reach(from, to, cell);
      }
    }
  }
}
