package io.github.betza.game;

/** Why a game has ended, see {@link Result#reason}. */
public enum EndReason {
  /** It has not: it goes on. */
  NONE,

  /**
   * The side to move has no legal move, and a royal piece of it is attacked, or faces one of the
   * other side, where that may not be. It has lost.
   */
  CHECKMATE,

  /**
   * The side to move has no legal move, and it is not checkmate; perhaps it has no piece left. See
   * {@link GameRules#stalemate} for what that means.
   */
  STALEMATE,

  /**
   * A side has lost its last royal piece, and so the game, see {@link
   * io.github.betza.Royalty#LAST_CAPTURED}. Under {@link io.github.betza.Royalty#CHECKMATE} that is
   * so where the game began with the other side to move and that piece attacked.
   */
  ROYALS_CAPTURED,

  /**
   * A side has lost its last piece of some kind, and so the game, see {@link
   * io.github.betza.Royalty#KIND_EXTINCT}.
   */
  EXTINCTION,

  /** A side has won by coming to a square, see {@link GameRulesBuilder#goal}. */
  GOAL,

  /**
   * A side has nothing left but royal pieces, or both have, see {@link io.github.betza.BareKing}.
   */
  BARE_KING,

  /**
   * The position has occurred so often that the game is drawn, see {@link
   * GameRulesBuilder#repetitions}.
   */
  REPETITION,

  /**
   * Nothing has changed for good for so many moves that the game is drawn, see {@link
   * GameRulesBuilder#moveLimit}.
   */
  MOVE_LIMIT,

  /** Both sides have passed one after the other: a draw, see {@link GameRulesBuilder#passesEnd}. */
  PASSES,

  /**
   * A side has passed though royal pieces face each other: a draw, see {@link
   * GameRulesBuilder#bikjang}.
   */
  FACING_ROYALS
}
