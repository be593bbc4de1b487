package io.github.betza.processor.analysis;

import io.github.betza.Dialect;

/**
 * The reading of a notation in another dialect.
 *
 * @param dialect the other dialect
 * @param isNotation whether the text is a notation there
 * @param text its meaning there, or why it is not a notation, in words
 */
public record DialectReading(Dialect dialect, boolean isNotation, String text) {
  /** Returns all of it in a line of text. */
  public String line() {
    return dialect + ": " + text;
  }
}
