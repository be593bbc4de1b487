package io.github.betza;

/** What becomes of a side that is to move, has no legal move, and is not checkmated. */
public enum Stalemate {
  /** The game is drawn. */
  DRAW,
  /** The side has lost. */
  LOSS,
  /** The side has won. */
  WIN
}
