package io.github.betza;

/** What becomes of a side that has nothing left but royal pieces. */
public enum BareKing {
  /** Nothing: it plays on. */
  PLAYS_ON,

  /** It has lost; where both sides are bare, the game is drawn. */
  LOSES,

  /**
   * As {@link #LOSES}, but a side that the enemy has bared loses only if it does not bare the other
   * side with its next move, which makes the game a draw. One that has bared itself, as by the
   * promotion of its last piece to a royal one, has no move left to answer with.
   */
  LOSES_UNLESS_ANSWERED
}
