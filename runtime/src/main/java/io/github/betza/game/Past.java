package io.github.betza.game;

import java.util.Arrays;

/**
 * What a game needs besides the board's own memory to take moves back: for each move the squares
 * that it changed, and the hashes and the clock before it.
 */
final class Past {
  private int[] squares = new int[1024];
  private int top;
  private int[] starts = new int[256];
  private long[] hashes = new long[256];
  private long[] states = new long[256];
  private int[] clocks = new int[256];
  private int depth;

  /** Opens the entry of a move. */
  void begin(long hash, long state, int clock) {
    if (depth == starts.length) {
      starts = Arrays.copyOf(starts, 2 * depth);
      hashes = Arrays.copyOf(hashes, 2 * depth);
      states = Arrays.copyOf(states, 2 * depth);
      clocks = Arrays.copyOf(clocks, 2 * depth);
    }
    starts[depth] = top;
    hashes[depth] = hash;
    states[depth] = state;
    clocks[depth] = clock;
    depth++;
  }

  /** Adds two different squares, the first that the open move changes. */
  void touchBoth(int one, int other) {
    if (top + 2 > squares.length) {
      squares = Arrays.copyOf(squares, 2 * squares.length);
    }
    squares[top++] = one;
    squares[top++] = other;
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

  /** Drops the entry of the move made last. */
  void drop() {
    depth--;
    top = starts[depth];
  }
}
