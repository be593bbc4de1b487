package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.TextCursor;
import io.github.betza.processor.notation.UnknownSigns;

/** A place in a notation of XBETZA. */
final class XBetzaCursor extends TextCursor {
  XBetzaCursor(String text) {
    super(text);
  }

  String text() {
    return text;
  }

  /** Returns the character at this place, which must not be the end. */
  char peek() {
    return text.charAt(position);
  }

  /** Moves to an index, and returns the span up to there. */
  Span goTo(int index) {
    Span span = new Span(position, index);
    position = index;
    return span;
  }

  /** Skips the given characters. */
  Span runOf(String characters) {
    int start = position;
    while (!atEnd() && characters.indexOf(peek()) >= 0) {
      position++;
    }
    return new Span(start, position);
  }

  /** Returns the index of the first character from an index on that is not a modifier. */
  int endOfModifiers(int start) {
    int end = start;
    while (end < text.length() && isModifier(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Returns whether the rest of the text consists of the given characters. */
  boolean isLast(String characters) {
    return text.substring(position).chars().allMatch(c -> characters.indexOf(c) >= 0);
  }

  /** Skips the character here, which no dialect has, and its neighbours of the same kind. */
  Span unknown() {
    Span span = UnknownSigns.at(text, position);
    position = span.end();
    return span;
  }

  /** Returns letters in quotation marks, for a message. */
  String shown(Span span) {
    return "\"" + shortened(span) + "\"";
  }

  String shortened(Span span) {
    return span.shortened(text);
  }

  static boolean isModifier(char c) {
    return c >= 'a' && c <= 'z';
  }
}
