package io.github.betza.game;

import java.util.Arrays;

/**
 * What a game needs besides the board's own memory to take moves back: for each move the squares
 * that it changed, and the hashes, the clock and the number of passes before it.
 */
final class Past {
  private static final int SPECIAL = -1;

  private int[] squares = new int[1024];
  private int top;
  private int[] starts = new int[256];

  /** The word of each plain move, or {@link #SPECIAL} where the squares changed are listed. */
  private int[] plain = new int[256];

  private long[] hashes = new long[256];
  private long[] states = new long[256];
  private int[] clocks = new int[256];
  private int[] passes = new int[256];
  private int depth;

  /** Opens the entry of a move whose squares are added one by one. */
  void begin(long hash, long state, int clock, int passCount) {
    beginPlain(hash, state, clock, passCount, SPECIAL);
  }

  /** Opens the entry of a move that changes nothing but the squares that it leaves and reaches. */
  void beginPlain(long hash, long state, int clock, int passCount, int move) {
    if (depth == starts.length) {
      starts = Arrays.copyOf(starts, 2 * depth);
      plain = Arrays.copyOf(plain, 2 * depth);
      hashes = Arrays.copyOf(hashes, 2 * depth);
      states = Arrays.copyOf(states, 2 * depth);
      clocks = Arrays.copyOf(clocks, 2 * depth);
      passes = Arrays.copyOf(passes, 2 * depth);
    }
    starts[depth] = top;
    plain[depth] = move;
    hashes[depth] = hash;
    states[depth] = state;
    clocks[depth] = clock;
    passes[depth] = passCount;
    depth++;
  }

  /** Adds a square that the open move changes, once. */
  void touch(int square) {
    for (int i = starts[depth - 1]; i < top; i++) {
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
    return starts[depth - 1];
  }

  /** Returns the place after the last square. */
  int end() {
    return top;
  }

  /** Returns whether the move made last is a plain one. */
  boolean isPlain() {
    return plain[depth - 1] != SPECIAL;
  }

  /** Returns the word of the move made last, where it is a plain one. */
  int move() {
    return plain[depth - 1];
  }

  int square(int place) {
    return squares[place];
  }

  long hash() {
    return hashes[depth - 1];
  }

  long state() {
    return states[depth - 1];
  }

  int clock() {
    return clocks[depth - 1];
  }

  int passes() {
    return passes[depth - 1];
  }

  /**
   * Returns how often a hash was that of the position before one of the moves made last.
   *
   * @param plies how many of these moves are looked at, at most
   */
  int count(long hash, int plies) {
    int count = 0;
    for (int i = depth - 1; i >= 0 && i >= depth - plies; i--) {
      count += hashes[i] == hash ? 1 : 0;
    }
    return count;
  }

  /** Drops the entry of the move made last. */
  void drop() {
    depth--;
    top = starts[depth];
  }
}
