package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/** Hoppers as an expert writes them by hand for this board. */
final class HandHoppers {
  private HandHoppers() {}

  static void cannon(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    int[] words = moves.words(4 * Geometry.MAX_SIZE);
    int size = moves.size();
    size = shoot(cells, from, up, own, words, size);
    size = shoot(cells, from, 1, own, words, size);
    size = shoot(cells, from, -up, own, words, size);
    size = shoot(cells, from, -1, own, words, size);
    moves.setSize(size);
  }

  static void grasshopper(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    int[] words = moves.words(8);
    int size = moves.size();
    size = hop(cells, from, up, own, words, size);
    size = hop(cells, from, up + 1, own, words, size);
    size = hop(cells, from, 1, own, words, size);
    size = hop(cells, from, 1 - up, own, words, size);
    size = hop(cells, from, -up, own, words, size);
    size = hop(cells, from, -up - 1, own, words, size);
    size = hop(cells, from, -1, own, words, size);
    size = hop(cells, from, up - 1, own, words, size);
    moves.setSize(size);
  }

  /** A slide to the hurdle, and a capture behind it. */
  private static int shoot(int[] cells, int from, int step, int own, int[] words, int size) {
    int to = from + step;
    int after = size;
    while (cells[to] == Cell.EMPTY) {
      words[after++] = Move.quiet(from, to);
      to += step;
    }
    if ((cells[to] & Cell.EDGE) != Cell.EDGE) {
      to = end(cells, to, step);
      words[after] = Move.capture(from, to);
      after += Cell.oneIfNone(cells[to] & own);
    }
    return after;
  }

  /** A search for the hurdle, and the square right behind it. */
  private static int hop(int[] cells, int from, int step, int own, int[] words, int size) {
    int to = end(cells, from, step);
    // If there is an edge instead of a hurdle, the step is 0, and there is no move.
    int on = step & (((cells[to] & Cell.EDGE) - Cell.EDGE) >> 31);
    return HandLeapers.leap(cells, from, to + on, own, words, size);
  }

  /** The first square that is not empty; there is a branch only after some steps. */
  private static int end(int[] cells, int from, int step) {
    int to = from + step;
    to += step & ((cells[to] - 1) >> 31);
    to += step & ((cells[to] - 1) >> 31);
    while (cells[to] == Cell.EMPTY) {
      to += step;
    }
    return to;
  }
}
