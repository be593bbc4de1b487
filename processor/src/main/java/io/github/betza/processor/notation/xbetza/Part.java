package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Span;

/** What a notation is a sequence of. The piece has the moves of all its parts. */
sealed interface Part permits Term, Bracket {
  /** Where the whole part stands. */
  Span span();

  /**
   * Returns where one of its legs stands.
   *
   * @param number the number of the leg, from 0; any that is too large means the last
   */
  Span leg(int number);
}
