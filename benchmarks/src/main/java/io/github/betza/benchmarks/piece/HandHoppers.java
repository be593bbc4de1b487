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
      do {
        to += step;
      } while (cells[to] == Cell.EMPTY);
      words[after] = Move.capture(from, to);
      after += Cell.oneIfNone(cells[to] & own);
    }
    return after;
  }

  /** A look for the hurdle, and the square right behind it. */
  private static int hop(int[] cells, int from, int step, int own, int[] words, int size) {
    int to = from + step;
    while (cells[to] == Cell.EMPTY) {
      to += step;
    }
    return (cells[to] & Cell.EDGE) == Cell.EDGE
        ? size
        : HandLeapers.leap(cells, from, to + step, own, words, size);
  }
}
