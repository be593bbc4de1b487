package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Span;

/** What a notation is a sequence of. The piece has the moves of all its parts. */
sealed interface Part permits Term, Bracket {
  /** Where the whole part stands. */
  Span span();
}
