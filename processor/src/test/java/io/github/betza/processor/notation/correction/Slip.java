package io.github.betza.processor.notation.correction;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Span;

/**
 * A notation with a slip.
 *
 * @param original what was meant
 * @param home the dialect in which the original has no problem
 * @param text what was written
 * @param dialect the dialect that was set
 * @param place the letters of the text that are wrong
 */
record Slip(
    SlipKind kind, String original, Dialect home, String text, Dialect dialect, Span place) {
  static Slip of(SlipKind kind, String original, Dialect dialect, SlipKind.SlipEdit edit) {
    String text =
        original.substring(0, edit.start()) + edit.written() + original.substring(edit.end());
    Span place = new Span(edit.start(), edit.start() + edit.written().length());
    return new Slip(kind, original, dialect, text, dialect, place);
  }

  static Slip ofDialect(String original, Dialect home, Dialect dialect) {
    Span all = new Span(0, original.length());
    return new Slip(SlipKind.WRONG_DIALECT, original, home, original, dialect, all);
  }

  /** Returns how many letters the nearest of some letters is from the slip. */
  int distance(Span span) {
    int before = place.start() - Math.max(span.start(), span.end() - 1);
    int after = span.start() - Math.max(place.start(), place.end() - 1);
    return Math.max(0, Math.max(before, after));
  }
}
