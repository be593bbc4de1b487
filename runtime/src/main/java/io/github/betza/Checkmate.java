package io.github.betza;

/** The result for a side that is checkmated. */
public enum Checkmate {
  /** The side has lost. */
  LOSS,
  /** The side has won. */
  WIN
}
