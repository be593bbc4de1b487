package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Characters of no dialect. Adjacent ones are one mistake. */
public final class UnknownSigns {
  private static final String OPERATORS = "[]()-+?!=,";

  private UnknownSigns() {}

  /** Returns the index of the first such character, if there is one. */
  static OptionalInt first(String text) {
    return IntStream.range(0, text.length())
        .filter(i -> isUnknown(text.codePointAt(i)))
        .findFirst();
  }

  /** Returns the span of all adjacent characters of this kind, the first of them at an index. */
  public static Span at(String text, int index) {
    int end = index + Character.charCount(text.codePointAt(index));
    while (end < text.length() && isUnknown(text.codePointAt(end))) {
      end += Character.charCount(text.codePointAt(end));
    }
    return new Span(index, end);
  }

  /** Reports such characters; the message names the first. */
  public static void report(Span signs, String dialect, ProblemLog log) {
    int first = log.notation().codePointAt(signs.start());
    String what =
        first > ' ' && first < 0x7F
            ? "'" + new String(Character.toChars(first)) + "'"
            : "the character U+" + hex(first);
    String message = what + " has no meaning in " + dialect;
    log.add(ProblemCode.UNKNOWN_CHARACTER, signs, message);
  }

  /** Returns the code point of a character in hexadecimal, with at least four digits. */
  private static String hex(int sign) {
    String digits = Integer.toHexString(sign).toUpperCase(Locale.ROOT);
    return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
  }

  /**
   * Returns whether a character is an operator of some dialect. The range {@code *} is not an
   * operator.
   */
  public static boolean isOperator(int sign) {
    return OPERATORS.indexOf(sign) >= 0;
  }

  /** Returns whether no dialect has a character. */
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
