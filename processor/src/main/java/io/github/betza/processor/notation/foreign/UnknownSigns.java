package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Span;

/** Signs that no dialect has. Those that stand side by side are one mistake. */
public final class UnknownSigns {
  private static final String OPERATORS = "[]()-+?!=,";

  private UnknownSigns() {}

  /** Returns the span of all such signs that stand side by side, one of them at an index. */
  static Span around(String text, int index) {
    int start = index;
    while (start > 0 && isUnknown(text.codePointBefore(start))) {
      start -= Character.charCount(text.codePointBefore(start));
    }
    return at(text, start);
  }

  /** Returns the span of all such signs that stand side by side, the first of them at an index. */
  public static Span at(String text, int index) {
    int end = index + Character.charCount(text.codePointAt(index));
    while (end < text.length() && isUnknown(text.codePointAt(end))) {
      end += Character.charCount(text.codePointAt(end));
    }
    return new Span(index, end);
  }

  /** Returns whether a sign is an operator of some dialect. The range {@code *} is none. */
  public static boolean isOperator(int sign) {
    return OPERATORS.indexOf(sign) >= 0;
  }

  /** Returns whether no dialect has a sign. */
  public static boolean isUnknown(int sign) {
    boolean known =
        (sign >= 'a' && sign <= 'z')
            || (sign >= 'A' && sign <= 'Z')
            || (sign >= '0' && sign <= '9')
            || sign == '*'
            || isOperator(sign);
    return !known;
  }
}
