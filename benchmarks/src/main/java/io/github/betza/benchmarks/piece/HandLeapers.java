package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/**
 * Leapers as an expert writes them by hand for this board. Words are always written, and counted
 * only if the move exists, because the content of a square is unpredictable.
 */
final class HandLeapers {
  private HandLeapers() {}

  static void knight(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    int[] words = moves.words(8);
    int size = moves.size();
    size = leap(cells, from, from + 2 * up + 1, own, words, size);
    size = leap(cells, from, from + up + 2, own, words, size);
    size = leap(cells, from, from - up + 2, own, words, size);
    size = leap(cells, from, from - 2 * up + 1, own, words, size);
    size = leap(cells, from, from - 2 * up - 1, own, words, size);
    size = leap(cells, from, from - up - 2, own, words, size);
    size = leap(cells, from, from + up - 2, own, words, size);
    size = leap(cells, from, from + 2 * up - 1, own, words, size);
    moves.setSize(size);
  }

  /** Tests each of the four squares that can block once, for two targets. */
  static void mao(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    int[] words = moves.words(8);
    int size = moves.size();
    size = step(cells, from, up, 1, own, words, size);
    size = step(cells, from, 1, up, own, words, size);
    size = step(cells, from, -up, 1, own, words, size);
    size = step(cells, from, -1, up, own, words, size);
    moves.setSize(size);
  }

  /** Returns the number of words after the two leaps over a square. */
  private static int step(
      int[] cells, int from, int up, int right, int own, int[] words, int size) {
    int leg = from + up;
    int after = size;
    if (cells[leg] == Cell.EMPTY) {
      after = leap(cells, from, leg + up + right, own, words, after);
      after = leap(cells, from, leg + up - right, own, words, after);
    }
    return after;
  }

  /** Returns the number of words after a leap. */
  static int leap(int[] cells, int from, int to, int own, int[] words, int size) {
    int cell = cells[to];
    MoveList.write(words, size, Move.reaching(from, to, cell));
    return size + Cell.oneIfNone(cell & own);
  }
}
