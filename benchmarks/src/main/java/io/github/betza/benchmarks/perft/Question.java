package io.github.betza.benchmarks.perft;

/** What an engine asks a game in a position, besides its moves. */
public enum Question {
  /** Nothing: how long it takes to come to the positions. */
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

  /** Returns what is asked before this, whose time is no part of its own. */
  Question before() {
    return this == GIVES_CHECK ? MOVES : NOTHING;
  }
}
