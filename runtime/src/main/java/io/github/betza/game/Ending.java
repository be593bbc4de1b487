package io.github.betza.game;

/** How a game stands. */
public enum Ending {
  /** It goes on. */
  NONE,
  /** White has won. */
  WHITE_WINS,
  /** Black has won. */
  BLACK_WINS,
  /** It is drawn. */
  DRAW;

  /** Returns the ending in which a side, 0 for White or 1 for Black, has won. */
  static Ending win(int side) {
    return side == 0 ? WHITE_WINS : BLACK_WINS;
  }
}
