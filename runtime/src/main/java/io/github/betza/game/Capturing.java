package io.github.betza.game;

/** Whether a side that can capture must. */
public enum Capturing {
  /** It may do as it likes. */
  FREE,
  /** A side that has a legal capture has no other moves. */
  MANDATORY,
  /**
   * As {@link #MANDATORY}, and a capture of several pieces has to be carried through: a move that
   * takes some of the pieces, elsewhere than on the square reached, that another legal move of the
   * same piece takes together with more, is none. So it is in draughts.
   */
  COMPLETE
}
