package io.github.betza.game;

/** What becomes of a side that has nothing left but royal pieces. */
public enum BareKing {
  /** Nothing: it plays on. */
  PLAYS_ON,

  /** It has lost; where both sides are bare, the game is drawn. */
  LOSES,

  /**
   * As {@link #LOSES}, but only if it does not bare the other side with its next move, which makes
   * the game a draw.
   */
  LOSES_UNLESS_ANSWERED
}
