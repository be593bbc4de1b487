package io.github.betza.processor.notation.bex;

/** How a part of a move hangs on the part before it. */
enum Link {
  /** It is the first, or it may go in any direction ({@code --}). */
  ANYWHERE,
  /** It goes on in the same general direction ({@code -}). */
  AHEAD
}
