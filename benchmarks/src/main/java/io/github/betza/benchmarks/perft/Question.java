package io.github.betza.benchmarks.perft;

/** A question of an engine to a game in a position, in addition to its moves. */
public enum Question {
  /** No question: the time to reach the positions. */
  NOTHING,
  /** The legal moves, once in each position. */
  MOVES,
  /** The legal captures, once in each position. */
  CAPTURES,
  /** Whether the piece on a square is attacked, for each piece. */
  ATTACKED,
  /** Whether the side to move is in check, once in each position. */
  IN_CHECK,
  /** Whether a legal move gives check, for each move, after {@link #MOVES}. */
  GIVES_CHECK;

  /** Returns the question that is called before this one, whose time is subtracted. */
  Question before() {
    return this == GIVES_CHECK ? MOVES : NOTHING;
  }
}
