package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Span;

/**
 * A letter and where it stands.
 *
 * @param value the letter
 * @param index its index in the notation
 */
record Letter(char value, int index) {
  Span span() {
    return Span.at(index);
  }
}
