package io.github.betza;

/** Whether a side that can capture must. */
public enum Capturing {
  /** It may do as it likes. */
  FREE,
  /** A side that has a legal capture has no other moves. */
  MANDATORY,
  /**
   * As {@link #MANDATORY}, and captures on the way have to be carried through: a move that takes
   * enemy pieces elsewhere than on the square reached is none where another legal move of the same
   * piece takes all that it takes, there and elsewhere, and more. So it is in draughts.
   */
  COMPLETE
}
