package io.github.betza.board;

import java.util.Arrays;

/**
 * What is needed to take moves back: for each move the cells that it changed, with what they held
 * before, and the state beside the cells. All of it lies on one stack of {@code int}s.
 */
final class History {
  private int[] stack = new int[1024];
  private int top;

  /** Where the entry of the move made last begins; the begin of the one before stands there. */
  private int entry = -1;

  private int depth;

  private static final int PREVIOUS = 0;

  /** The side in the lowest bit, the kind that moved last in the eight above, then the squares. */
  private static final int STATE = 1;

  private static final int VICTIM = 2;
  private static final int SQUARES = 3;
  private static final int LAST_MOVED_SHIFT = 1;
  private static final int COUNT_SHIFT = 9;

  History copy() {
    History copy = new History();
    copy.stack = stack.clone();
    copy.top = top;
    copy.entry = entry;
    copy.depth = depth;
    return copy;
  }

  /** Opens the entry of a move with the state before it. */
  void begin(int side, int lastMovedKind, EnPassant enPassant) {
    open(side, lastMovedKind, enPassant, 0);
  }

  /** Opens the entry of a move that changes two cells, with what they hold. */
  void beginPlain(
      int side, int lastMovedKind, EnPassant enPassant, int from, int mover, int to, int victim) {
    open(side, lastMovedKind, enPassant, 4);
    stack[top] = from;
    stack[top + 1] = mover;
    stack[top + 2] = to;
    stack[top + 3] = victim;
    top += 4;
  }

  private void open(int side, int lastMovedKind, EnPassant enPassant, int more) {
    int count = enPassant.count();
    reserve(SQUARES + count + more);
    int begin = top;
    stack[begin + PREVIOUS] = entry;
    stack[begin + STATE] = side | lastMovedKind << LAST_MOVED_SHIFT | count << COUNT_SHIFT;
    stack[begin + VICTIM] = enPassant.victim();
    for (int i = 0; i < count; i++) {
      stack[begin + SQUARES + i] = enPassant.square(i);
    }
    top = begin + SQUARES + count;
    entry = begin;
    depth++;
  }

  /** Adds a cell that the open move is about to change. */
  void record(int square, int cell) {
    reserve(2);
    stack[top] = square;
    stack[top + 1] = cell;
    top += 2;
  }

  /** Gives the cells back what they held before the last move, in reverse order. */
  void restoreCells(Board board) {
    if (entry < 0) {
      throw new IllegalStateException("no move to take back");
    }
    int firstCell = entry + SQUARES + squareCount();
    for (int i = top - 2; i >= firstCell; i -= 2) {
      board.replace(stack[i], stack[i + 1]);
    }
  }

  private int squareCount() {
    return stack[entry + STATE] >>> COUNT_SHIFT;
  }

  int side() {
    return stack[entry + STATE] & 1;
  }

  int lastMovedKind() {
    return stack[entry + STATE] >> LAST_MOVED_SHIFT & Cell.KIND;
  }

  void restoreEnPassant(EnPassant enPassant) {
    enPassant.clear();
    for (int i = 0; i < squareCount(); i++) {
      enPassant.grant(stack[entry + VICTIM], stack[entry + SQUARES + i]);
    }
  }

  /** Drops the entry of the last move. */
  void end() {
    top = entry;
    entry = stack[entry + PREVIOUS];
    depth--;
  }

  int depth() {
    return depth;
  }

  private void reserve(int length) {
    if (top + length > stack.length) {
      stack = Arrays.copyOf(stack, Math.max(2 * stack.length, top + length));
    }
  }
}
