package io.github.betza.processor.path;

import io.github.betza.board.Geometry;

/**
 * How far a piece can go on any board at all: what leads farther on the largest one leads nowhere.
 */
public final class LargestBoard {
  /** The most files, and the most ranks. */
  public static final int SIZE = Geometry.MAX_SIZE;

  /** The most steps from one edge to the other, so the longest slide and the longest leap. */
  public static final int ACROSS = SIZE - 1;

  private LargestBoard() {}
}
