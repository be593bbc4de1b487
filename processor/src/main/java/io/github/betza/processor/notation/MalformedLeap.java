package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reports a leap by numbers, such as {@code (4,1)}, that is not written as one. */
public final class MalformedLeap {
  private static final String EXAMPLE = "write it like \"(4,1)\"";

  /** Two numbers, with signs in front of them and something between them. */
  private static final Pattern NUMBERS =
      Pattern.compile("\\( *([-+]?)([0-9]+)([^0-9]+?)([-+]?)([0-9]+) *\\)");

  /** Two numbers with which a text ends. */
  private static final Pattern UNCLOSED = Pattern.compile("\\(([0-9]+),([0-9]+)");

  /** Two numbers without anything between them. */
  private static final Pattern DIGITS = Pattern.compile("\\(([0-9])([0-9])\\)");

  private MalformedLeap() {}

  /**
   * Reports it.
   *
   * @param span where it stands, with its parentheses
   */
  public static void report(Span span, ProblemLog log) {
    Matcher numbers = NUMBERS.matcher(span.of(log.notation()));
    Matcher digits = DIGITS.matcher(span.of(log.notation()));
    Matcher unclosed = UNCLOSED.matcher(span.of(log.notation()));
    if (unclosed.matches()) {
      add(
          "this leap has no ')' behind its numbers",
          written(unclosed.group(1), unclosed.group(2)),
          span,
          log);
    } else if (digits.matches()) {
      add(
          "a comma stands between the two numbers of a leap",
          written(digits.group(1), digits.group(2)),
          span,
          log);
    } else if (!numbers.matches()) {
      log.add(
          ProblemCode.MALFORMED_LEAP,
          span,
          "a leap is written with two numbers, and a comma between them",
          EXAMPLE);
    } else {
      add(
          numbers.group(3).equals(",")
              ? "coordinates have no sign, because the leap goes in all directions"
              : "a comma, and nothing else, stands between the two numbers of a leap",
          written(numbers.group(2), numbers.group(5)),
          span,
          log);
    }
  }

  private static void add(String message, String leap, Span span, ProblemLog log) {
    log.add(ProblemCode.MALFORMED_LEAP, span, message, Advice.suggest(log.edited(span, leap)));
  }

  private static String written(String one, String other) {
    return "(" + one + "," + other + ")";
  }
}
