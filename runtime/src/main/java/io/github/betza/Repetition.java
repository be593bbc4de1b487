package io.github.betza;

/** What becomes of a game in which a position has occurred too often. */
public enum Repetition {
  /** It is drawn. */
  DRAW,
  /** The side that has made the position again has lost. */
  LOSS,
  /** The side that has made the position again has won. */
  WIN,
  /** White has won, whichever side has made the position again. */
  WHITE_WINS,
  /** Black has won, whichever side has made the position again: White has to avoid it. */
  BLACK_WINS
}
