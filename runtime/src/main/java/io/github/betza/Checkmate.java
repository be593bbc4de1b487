package io.github.betza;

/** What becomes of a side that is checkmated. */
public enum Checkmate {
  /** The side has lost. */
  LOSS,
  /** The side has won. */
  WIN
}
