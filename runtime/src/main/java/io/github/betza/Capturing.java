package io.github.betza;

/** Whether a side that can capture must capture. */
public enum Capturing {
  /** It may choose any move. */
  FREE,
  /** A side that has a legal capture has no other moves. */
  MANDATORY,
  /**
   * As {@link #MANDATORY}, and captures on the way must be completed: a move that takes enemy
   * pieces elsewhere than on the square reached is illegal if another legal move of the same piece
   * takes all its victims and more. This is the rule of draughts.
   */
  COMPLETE
}
