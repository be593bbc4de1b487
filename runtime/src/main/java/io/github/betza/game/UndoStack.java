package io.github.betza.game;

import io.github.betza.board.Move;
import java.util.Arrays;

/**
 * What a game needs besides the board's own memory to take moves back: for each move the squares
 * that it changed, and the hashes, the clock and the number of passes before it.
 */
final class UndoStack {
  private static final int SPECIAL = -1;
  private static final int NULL_MOVE = -2;
  private static final int HASH = 0;
  private static final int STATE = 1;

  /** The clock in the upper half, and the number of passes in the lower. */
  private static final int COUNTS = 2;

  /**
   * The word of a plain move, {@link #SPECIAL} or {@link #NULL_MOVE}, in the upper half; in the
   * lower the place of the first square that the move changed.
   */
  private static final int MOVE = 3;

  private static final int SIZE = 4;

  private int[] squares = new int[1024];
  private int top;
  private long[] entries = new long[256 * SIZE];

  /** Where the entry of the move made last begins. */
  private int last = -SIZE;

  UndoStack copy() {
    UndoStack copy = new UndoStack();
    copy.squares = squares.clone();
    copy.top = top;
    copy.entries = entries.clone();
    copy.last = last;
    return copy;
  }

  /** Opens the entry of a move whose squares are added one by one. */
  void begin(long hash, long state, int clock, int passCount) {
    beginPlain(hash, state, clock, passCount, SPECIAL);
  }

  /** Opens the entry of a null move, which changes no square. */
  void beginNull(long hash, long state, int clock, int passCount) {
    beginPlain(hash, state, clock, passCount, NULL_MOVE);
  }

  /** Opens the entry of a move that changes nothing but the squares that it leaves and reaches. */
  void beginPlain(long hash, long state, int clock, int passCount, int move) {
    last += SIZE;
    if (last == entries.length) {
      entries = Arrays.copyOf(entries, 2 * last);
    }
    entries[last + HASH] = hash;
    entries[last + STATE] = state;
    entries[last + COUNTS] = (long) clock << 32 | passCount;
    entries[last + MOVE] = (long) move << 32 | top;
  }

  /** Adds a square that the open move changes, once. */
  void touch(int square) {
    for (int i = first(); i < top; i++) {
      if (squares[i] == square) {
        return;
      }
    }
    if (top == squares.length) {
      squares = Arrays.copyOf(squares, 2 * top);
    }
    squares[top++] = square;
  }

  /** Returns the place of the first square of the move made last; its others follow. */
  int first() {
    return (int) entries[last + MOVE];
  }

  /** Returns the place after the last square. */
  int end() {
    return top;
  }

  /** Returns whether the move made last is a plain one. */
  boolean isPlain() {
    return move() != SPECIAL && move() != NULL_MOVE;
  }

  /** Returns the word of the move made last, where it is a plain one. */
  int move() {
    return (int) (entries[last + MOVE] >> 32);
  }

  int square(int place) {
    return squares[place];
  }

  long hash() {
    return entries[last + HASH];
  }

  long state() {
    return entries[last + STATE];
  }

  int clock() {
    return (int) (entries[last + COUNTS] >> 32);
  }

  int passedTurns() {
    return (int) entries[last + COUNTS];
  }

  /** Returns how often a hash was that of the position before one of the moves. */
  int count(long hash) {
    int count = 0;
    for (int i = last; i >= 0; i -= SIZE) {
      int move = (int) (entries[i + MOVE] >> 32);
      boolean captures = move != SPECIAL && Move.isCapture(move);
      if (move == NULL_MOVE || captures) {
        // What a capture took is not on the board any more, and no game leads to a null move.
        return count;
      }
      count += entries[i + HASH] == hash ? 1 : 0;
    }
    return count;
  }

  /** Drops the entry of the move made last. */
  void drop() {
    top = first();
    last -= SIZE;
  }
}
