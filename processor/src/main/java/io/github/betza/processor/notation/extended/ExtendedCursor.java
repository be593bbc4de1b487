package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.LeapNumbers;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.TextCursor;
import java.util.ArrayList;
import java.util.List;

/** A place in a notation of EXTENDED. */
final class ExtendedCursor extends TextCursor {
  ExtendedCursor(String text) {
    super(text);
  }

  void backTo(int earlier) {
    position = earlier;
  }

  /** Whether an atom or a group begins here. */
  boolean atPrimary() {
    return at('(') || (position < text.length() && isCapital(text.charAt(position)));
  }

  /** Reads a leap by its numbers, and returns its place. */
  Span leapNumbers() {
    int start = position;
    position = LeapNumbers.end(text, start);
    return from(start);
  }

  /** Reads lower-case letters and operators. */
  List<Letter> run() {
    List<Letter> run = new ArrayList<>();
    while (position < text.length() && isRun(text.charAt(position))) {
      run.add(next());
    }
    return List.copyOf(run);
  }

  Span from(int start) {
    return new Span(start, position);
  }

  private static boolean isRun(char c) {
    return (c >= 'a' && c <= 'z') || ChainOperators.isOperator(c);
  }
}
