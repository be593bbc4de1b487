package io.github.betza.processor.notation.xbetza;

/**
 * What the ways to end a leg depend on.
 *
 * @param first whether it is the first leg
 * @param last whether it is the last leg
 * @param captures whether some leg before it removes a piece
 */
record Ending(boolean first, boolean last, boolean captures) {
  /** Returns that of letters which are about the end of a move, wherever it ends. */
  static Ending ofMove(boolean captures) {
    return new Ending(true, true, captures);
  }

  /** Whether the move has this leg only. */
  boolean only() {
    return first && last;
  }
}
