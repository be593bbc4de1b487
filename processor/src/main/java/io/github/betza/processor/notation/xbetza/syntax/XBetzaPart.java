package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Span;

/** What a notation is a sequence of. The piece has the moves of all its parts. */
public sealed interface XBetzaPart permits XBetzaTerm, Bracket {
  /** The most legs of one move. */
  int MOST_LEGS = 64;

  /** The place of the whole part. */
  Span span();

  /**
   * Returns the place of one of its legs.
   *
   * @param number the number of the leg, from 0; any that is too large means the last
   */
  Span leg(int number);
}
