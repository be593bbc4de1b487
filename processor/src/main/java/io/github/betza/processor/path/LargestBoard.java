package io.github.betza.processor.path;

/** The size of the largest board: paths that lead farther lead nowhere. */
public final class LargestBoard {
  /** The most files, and the most ranks: as in the runtime, on which the paths do not depend. */
  public static final int SIZE = 36;

  /** The most steps from one edge to the other: the longest slide and the longest leap. */
  public static final int ACROSS = SIZE - 1;

  private LargestBoard() {}
}
