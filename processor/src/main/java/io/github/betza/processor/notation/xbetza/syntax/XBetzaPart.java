package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Span;

/** A part of a notation. The piece has the moves of all parts. */
public sealed interface XBetzaPart permits XBetzaTerm, Bracket {
  /** The most legs of one move. */
  int MOST_LEGS = 64;

  /** The place of the whole part. */
  Span span();

  /**
   * Returns the place of one of its legs.
   *
   * @param number the number of the leg, from 0; a number that is too large means the last leg
   */
  Span leg(int number);
}
