package io.github.betza.processor.analysis;

import io.github.betza.Dialect;

/**
 * What a notation of one dialect is in another.
 *
 * @param dialect the other dialect
 * @param isNotation whether it is a notation there
 * @param text what it means there, or why it is no notation, in words
 */
public record DialectReading(Dialect dialect, boolean isNotation, String text) {
  /** Returns all of it in a line of text. */
  public String line() {
    return dialect + ": " + text;
  }
}
