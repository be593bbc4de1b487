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
  private static final int SIDE = 1;
  private static final int LAST_MOVED = 2;
  private static final int VICTIM = 3;
  private static final int SQUARE_COUNT = 4;
  private static final int SQUARES = 5;

  /** Opens the entry of a move with the state before it. */
  void begin(int side, int lastMovedKind, EnPassant enPassant) {
    reserve(SQUARES + enPassant.count());
    int begin = top;
    stack[begin + PREVIOUS] = entry;
    stack[begin + SIDE] = side;
    stack[begin + LAST_MOVED] = lastMovedKind;
    stack[begin + VICTIM] = enPassant.victim();
    stack[begin + SQUARE_COUNT] = enPassant.count();
    for (int i = 0; i < enPassant.count(); i++) {
      stack[begin + SQUARES + i] = enPassant.square(i);
    }
    top = begin + SQUARES + enPassant.count();
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
  void restoreCells(int[] cells) {
    if (entry < 0) {
      throw new IllegalStateException("no move to take back");
    }
    int firstCell = entry + SQUARES + stack[entry + SQUARE_COUNT];
    for (int i = top - 2; i >= firstCell; i -= 2) {
      cells[stack[i]] = stack[i + 1];
    }
  }

  int side() {
    return stack[entry + SIDE];
  }

  int lastMovedKind() {
    return stack[entry + LAST_MOVED];
  }

  void restoreEnPassant(EnPassant enPassant) {
    enPassant.clear();
    for (int i = 0; i < stack[entry + SQUARE_COUNT]; i++) {
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
