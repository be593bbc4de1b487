package io.github.betza;

/** The result for a side to move that has no legal move and is not checkmated. */
public enum Stalemate {
  /** The game is drawn. */
  DRAW,
  /** The side has lost. */
  LOSS,
  /** The side has won. */
  WIN
}
