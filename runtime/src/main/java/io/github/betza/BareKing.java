package io.github.betza;

/** The result for a side that has only royal pieces left. */
public enum BareKing {
  /** Nothing: it plays on. */
  PLAYS_ON,

  /** It has lost; if both sides are bare, the game is drawn. */
  LOSES,

  /**
   * As {@link #LOSES}, but a side that the enemy has bared may bare the other side with its next
   * move, which draws the game; otherwise it loses. A side that has bared itself, for example by
   * the promotion of its last piece to a royal one, loses at once.
   */
  LOSES_UNLESS_ANSWERED
}
