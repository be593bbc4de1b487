package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Span;

/** A place in a notation during reading from left to right. */
public abstract class TextCursor {
  protected final String text;
  protected int position;

  protected TextCursor(String text) {
    this.text = text;
  }

  public final int position() {
    return position;
  }

  public final boolean atEnd() {
    return position == text.length();
  }

  public final boolean at(char c) {
    return !atEnd() && text.charAt(position) == c;
  }

  public final boolean atDigit() {
    return !atEnd() && text.charAt(position) >= '0' && text.charAt(position) <= '9';
  }

  /** Returns whether a leap by its numbers begins here. */
  public final boolean atNumbers() {
    return LeapNumbers.areAt(text, position);
  }

  public final Letter next() {
    return new Letter(text.charAt(position), position++);
  }

  public final Span digits() {
    int start = position;
    while (atDigit()) {
      position++;
    }
    return new Span(start, position);
  }

  public static boolean isCapital(char c) {
    return c >= 'A' && c <= 'Z';
  }
}
