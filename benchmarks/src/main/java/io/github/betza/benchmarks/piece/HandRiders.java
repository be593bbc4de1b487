package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.Slides;

/**
 * Riders as an expert writes them by hand for this board: for each direction two unpredictable
 * leaps without a branch, then a loop.
 */
final class HandRiders {
  /** The most moves of a slide, with the capture. */
  private static final int LONGEST = Geometry.MAX_SIZE;

  private HandRiders() {}

  static void rook(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    int[] words = moves.words(4 * LONGEST);
    int size = moves.size();
    size = slide(cells, from, from, up, own, words, size);
    size = slide(cells, from, from, 1, own, words, size);
    size = slide(cells, from, from, -up, own, words, size);
    size = slide(cells, from, from, -1, own, words, size);
    moves.setSize(size);
  }

  static void queen(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    int[] words = moves.words(8 * LONGEST);
    int size = moves.size();
    size = slide(cells, from, from, up, own, words, size);
    size = slide(cells, from, from, up + 1, own, words, size);
    size = slide(cells, from, from, 1, own, words, size);
    size = slide(cells, from, from, 1 - up, own, words, size);
    size = slide(cells, from, from, -up, own, words, size);
    size = slide(cells, from, from, -up - 1, own, words, size);
    size = slide(cells, from, from, -1, own, words, size);
    size = slide(cells, from, from, up - 1, own, words, size);
    moves.setSize(size);
  }

  static void nightrider(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    int[] words = moves.words(8 * LONGEST);
    int size = moves.size();
    size = ride(cells, from, 2 * up + 1, own, words, size);
    size = ride(cells, from, up + 2, own, words, size);
    size = ride(cells, from, 2 - up, own, words, size);
    size = ride(cells, from, 1 - 2 * up, own, words, size);
    size = ride(cells, from, -2 * up - 1, own, words, size);
    size = ride(cells, from, -up - 2, own, words, size);
    size = ride(cells, from, up - 2, own, words, size);
    size = ride(cells, from, 2 * up - 1, own, words, size);
    moves.setSize(size);
  }

  static void griffon(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    int[] words = moves.words(8 * LONGEST);
    int size = moves.size();
    size = bend(cells, from, up, 1, own, words, size);
    size = bend(cells, from, -up, 1, own, words, size);
    size = bend(cells, from, -up, -1, own, words, size);
    size = bend(cells, from, up, -1, own, words, size);
    moves.setSize(size);
  }

  /** One diagonal step, tested once, then two slides outward from there. */
  private static int bend(
      int[] cells, int from, int up, int right, int own, int[] words, int size) {
    int pivot = from + up + right;
    int cell = cells[pivot];
    words[size] = Move.reaching(from, pivot, cell);
    int after = size + Cell.oneIfNone(cell & own);
    if (cell == Cell.EMPTY) {
      after = slide(cells, from, pivot, up, own, words, after);
      after = slide(cells, from, pivot, right, own, words, after);
    }
    return after;
  }

  /** Goes from a square over empty squares, and captures the piece after them. */
  private static int slide(
      int[] cells, int from, int start, int step, int own, int[] words, int size) {
    int to = start + step;
    int after = size;
    while (cells[to] == Cell.EMPTY) {
      words[after++] = Move.quiet(from, to);
      to += step;
    }
    words[after] = Move.capture(from, to);
    return after + Cell.oneIfNone(cells[to] & own);
  }

  /**
   * Goes on over empty squares with leaps, and captures the piece after them. The first two leaps
   * are taken without a branch, because the ride may end after each of them.
   */
  private static int ride(int[] cells, int from, int step, int own, int[] words, int size) {
    int to = from + step;
    int free = Slides.allIfEmpty(cells[to]);
    words[size] = Move.quiet(from, to);
    size -= free;
    to += step & free;
    free = Slides.allIfEmpty(cells[to]);
    words[size] = Move.quiet(from, to);
    size -= free;
    to += step & free;
    while (cells[to] == Cell.EMPTY) {
      words[size++] = Move.quiet(from, to);
      to += step;
    }
    words[size] = Move.capture(from, to);
    return size + Cell.oneIfNone(cells[to] & own);
  }
}
