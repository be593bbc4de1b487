package io.github.betza.processor.path;

/**
 * How far a piece can go on any board at all: what leads farther on the largest one leads nowhere.
 */
public final class LargestBoard {
  /**
   * The most files, and the most ranks: those of the runtime, on which the model does not depend.
   */
  public static final int SIZE = 36;

  /** The most steps from one edge to the other, so the longest slide and the longest leap. */
  public static final int ACROSS = SIZE - 1;

  private LargestBoard() {}
}
