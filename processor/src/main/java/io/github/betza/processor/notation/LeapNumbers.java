package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.spec.Atom;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The two numbers of a leap, such as {@code (4,1)}. */
public final class LeapNumbers {
  private static final Pattern LEAP = Pattern.compile("\\((\\d+),(\\d+)\\)");

  /** Two numbers in another form, or without the closing parenthesis. */
  private static final Pattern MALFORMED =
      Pattern.compile("\\( *[-+]?([0-9]+)[^0-9]+([0-9]+) *\\)?|\\(([0-9])([0-9])\\)");

  /** A number without the second one. */
  private static final Pattern STRAIGHT = Pattern.compile("\\([1-9][0-9]?,\\)");

  private LeapNumbers() {}

  /** Returns whether a leap by its numbers, malformed or not, begins at an index. */
  public static boolean areAt(String text, int index) {
    int digit = index + 1;
    if (digit < text.length() && "+-".indexOf(text.charAt(digit)) >= 0) {
      digit++;
    }
    return text.startsWith("(", index)
        && digit < text.length()
        && text.charAt(digit) >= '0'
        && text.charAt(digit) <= '9';
  }

  /**
   * Returns the index after the parenthesis that closes a leap, or after the last digit if the
   * parenthesis is missing.
   */
  public static int end(String text, int index) {
    int end = index + 1;
    while (end < text.length() && ")]([".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    if (text.startsWith(")", end)) {
      return end + 1;
    }
    end = index + 1;
    while (end < text.length() && "+-0123456789,".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return end;
  }

  /** Returns the leap in a span; a text that is not a leap is reported. */
  public static Optional<Atom> read(Span span, ProblemLog log) {
    Matcher matcher = LEAP.matcher(span.of(log.notation()));
    if (!matcher.matches()) {
      reportMalformed(span, log);
      return Optional.empty();
    }
    int files = number(matcher.group(1));
    int ranks = number(matcher.group(2));
    if (files > LargestBoard.ACROSS || ranks > LargestBoard.ACROSS) {
      log.add(
          ProblemCode.MALFORMED_LEAP,
          span,
          "no leap is longer than " + LargestBoard.ACROSS,
          "write smaller numbers");
      return Optional.empty();
    }
    if (files == 0 && ranks == 0) {
      Advice pass = Advice.suggest(log.edited(span, "O", "'O' is the null move"));
      log.add(ProblemCode.MALFORMED_LEAP, span, "\"(0,0)\" is not a leap: it goes nowhere", pass);
      return Optional.empty();
    }
    return Optional.of(Atom.leaper(Math.min(files, ranks), Math.max(files, ranks)));
  }

  /**
   * Reports a malformed leap.
   *
   * @param span its place, with its parentheses
   */
  public static void reportMalformed(Span span, ProblemLog log) {
    String leap = span.of(log.notation());
    Matcher numbers = MALFORMED.matcher(leap);
    Advice advice = Advice.NONE;
    if (STRAIGHT.matcher(leap).matches()) {
      advice =
          advice.suggesting(
              log.edited(span, leap.replace(",)", ",0)"), "a straight leap").guessed());
    }
    if (numbers.matches()) {
      String one = numbers.group(numbers.group(1) == null ? 3 : 1);
      String other = numbers.group(numbers.group(1) == null ? 4 : 2);
      advice = advice.suggesting(log.edited(span, "(" + one + "," + other + ")"));
    }
    log.add(
        ProblemCode.MALFORMED_LEAP, span, "write a leap as two numbers and a comma: (1,2)", advice);
  }

  /** Returns a leap in EXTENDED and BEX, the longer part first. */
  public static String of(Atom atom) {
    return "(" + atom.far() + "," + atom.near() + ")";
  }

  private static int number(String digits) {
    String plain = Digits.withoutZeros(digits);
    return plain.length() > 3 ? Integer.MAX_VALUE : Integer.parseInt(plain);
  }
}
