package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.code.Code;

/** How code gets at the pieces of a side. */
@FunctionalInterface
interface PieceSets {
  /** Returns a word of the set of the pieces of a kind. */
  Code word(int kind, int word);
}
