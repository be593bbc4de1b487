package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.MoveList;

/**
 * The lion of Chu Shogi as an expert writes it by hand for this board. Only the pass could come
 * twice, and it is added once; so no moves are compared.
 */
final class HandLion {
  private HandLion() {}

  static void lion(Board board, int from, MoveList moves) {
    int[] cells = board.cells();
    int up = board.stride();
    int own = cells[from] & Cell.EDGE;
    boolean canReturn = step(cells, from, from + up, up, own, moves);
    canReturn |= step(cells, from, from + up + 1, up, own, moves);
    canReturn |= step(cells, from, from + 1, up, own, moves);
    canReturn |= step(cells, from, from - up + 1, up, own, moves);
    canReturn |= step(cells, from, from - up, up, own, moves);
    canReturn |= step(cells, from, from - up - 1, up, own, moves);
    canReturn |= step(cells, from, from - 1, up, own, moves);
    canReturn |= step(cells, from, from + up - 1, up, own, moves);
    if (canReturn) {
      moves.quiet(from, from);
    }
    int[] words = moves.words(16);
    int size = moves.size();
    size = HandLeapers.leap(cells, from, from + 2 * up - 2, own, words, size);
    size = HandLeapers.leap(cells, from, from + 2 * up - 1, own, words, size);
    size = HandLeapers.leap(cells, from, from + 2 * up, own, words, size);
    size = HandLeapers.leap(cells, from, from + 2 * up + 1, own, words, size);
    size = HandLeapers.leap(cells, from, from + 2 * up + 2, own, words, size);
    size = HandLeapers.leap(cells, from, from + up - 2, own, words, size);
    size = HandLeapers.leap(cells, from, from + up + 2, own, words, size);
    size = HandLeapers.leap(cells, from, from - 2, own, words, size);
    size = HandLeapers.leap(cells, from, from + 2, own, words, size);
    size = HandLeapers.leap(cells, from, from - up - 2, own, words, size);
    size = HandLeapers.leap(cells, from, from - up + 2, own, words, size);
    size = HandLeapers.leap(cells, from, from - 2 * up - 2, own, words, size);
    size = HandLeapers.leap(cells, from, from - 2 * up - 1, own, words, size);
    size = HandLeapers.leap(cells, from, from - 2 * up, own, words, size);
    size = HandLeapers.leap(cells, from, from - 2 * up + 1, own, words, size);
    size = HandLeapers.leap(cells, from, from - 2 * up + 2, own, words, size);
    moves.setSize(size);
  }

  /** Moves to a neighbour, or captures it and goes on; returns whether it is empty. */
  private static boolean step(int[] cells, int from, int near, int up, int own, MoveList moves) {
    int cell = cells[near];
    if (cell == Cell.EMPTY) {
      moves.quiet(from, near);
      return true;
    }
    if ((cell & own) == 0) {
      moves.capture(from, near);
      goOn(cells, from, near, up, own, moves);
    }
    return false;
  }

  /** The second steps after a capture; the step back, over the lion's own square, comes last. */
  private static void goOn(int[] cells, int from, int near, int up, int own, MoveList moves) {
    moves.pending().push(Effect.of(Effect.REMOVE, near));
    second(cells, from, near + up, own, moves);
    second(cells, from, near + up + 1, own, moves);
    second(cells, from, near + 1, own, moves);
    second(cells, from, near - up + 1, own, moves);
    second(cells, from, near - up, own, moves);
    second(cells, from, near - up - 1, own, moves);
    second(cells, from, near - 1, own, moves);
    second(cells, from, near + up - 1, own, moves);
    moves.pending().add(from, from, true);
    moves.pending().pop();
  }

  private static void second(int[] cells, int from, int to, int own, MoveList moves) {
    if ((cells[to] & own) == 0) {
      moves.pending().add(from, to, true);
    }
  }
}
