package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.LeapNumbers;
import io.github.betza.processor.notation.Letter;
import java.util.ArrayList;
import java.util.List;

/** A place in a text, from which one reads on. */
final class ExtendedCursor {
  private final String text;
  private int position;

  ExtendedCursor(String text) {
    this.text = text;
  }

  int position() {
    return position;
  }

  void backTo(int earlier) {
    position = earlier;
  }

  boolean atEnd() {
    return position == text.length();
  }

  boolean at(char c) {
    return position < text.length() && text.charAt(position) == c;
  }

  boolean atDigit() {
    return position < text.length() && isDigit(text.charAt(position));
  }

  /** Whether an atom or a group begins here. */
  boolean atPrimary() {
    return at('(') || (position < text.length() && isCapital(text.charAt(position)));
  }

  /** Whether a leap by its numbers begins here: no group begins with a number. */
  boolean atLeapNumbers() {
    return LeapNumbers.areAt(text, position);
  }

  /** Reads on to the end of a leap by its numbers, and returns where it is. */
  Span leapNumbers() {
    int start = position;
    position = LeapNumbers.end(text, start);
    return from(start);
  }

  Letter next() {
    return new Letter(text.charAt(position), position++);
  }

  /** Reads lower-case letters and operators. */
  List<Letter> run() {
    List<Letter> run = new ArrayList<>();
    while (position < text.length() && isRun(text.charAt(position))) {
      run.add(next());
    }
    return List.copyOf(run);
  }

  Span digits() {
    int start = position;
    while (atDigit()) {
      position++;
    }
    return from(start);
  }

  Span from(int start) {
    return new Span(start, position);
  }

  private static boolean isRun(char c) {
    return (c >= 'a' && c <= 'z') || ChainOperators.isOperator(c);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isCapital(char c) {
    return c >= 'A' && c <= 'Z';
  }
}
