package io.github.betza;

/** The result of a game in which a position has occurred too often. */
public enum Repetition {
  /** The game is drawn. */
  DRAW,
  /** The side that has repeated the position has lost. */
  LOSS,
  /** The side that has repeated the position has won. */
  WIN,
  /** White has won, whichever side has repeated the position. */
  WHITE_WINS,
  /** Black has won, whichever side has repeated the position: White must avoid it. */
  BLACK_WINS
}
