package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A notation that is nothing but a leap by its two numbers, in one of the many ways in which books
 * write it: {@code 1,2}, {@code [1,2]}, {@code (+1,+2)}, {@code (1,2)-leaper}.
 */
final class LeapByNumbers {
  private static final Pattern NUMBERS =
      Pattern.compile(
          "[&]?[\\[({<]? *[-+\u00b1]?(?<one>[0-9]{1,2}) *[,;:.x\u00d7/-] *[-+\u00b1]?(?<other>[0-9]{1,2})"
              + " *[\\])}>]?([ -]?leaper)?");

  /** What dialects with leaps by numbers read, or know to be one that is not written well. */
  private static final Pattern KNOWN = Pattern.compile("\\(-?[0-9][^+]*[0-9]\\)?");

  /** The letters that the leaps have in all dialects. */
  private static final Map<String, String> LETTERS =
      Map.of(
          "0,1", "W", "1,1", "F", "0,2", "D", "1,2", "N", "2,2", "A", "0,3", "H", "1,3", "L", "2,3",
          "J", "3,3", "G");

  private LeapByNumbers() {}

  /**
   * Reports that, and returns whether it is so.
   *
   * @param haveNumbers whether the dialect has leaps by numbers
   */
  static boolean isReported(boolean haveNumbers, ProblemLog log) {
    String text = log.notation();
    Matcher numbers = NUMBERS.matcher(text);
    if (!numbers.matches() || (haveNumbers && KNOWN.matcher(text).matches())) {
      return false;
    }
    Span all = new Span(0, text.length());
    int one = Integer.parseInt(numbers.group("one"));
    int other = Integer.parseInt(numbers.group("other"));
    String letter = LETTERS.get(Math.min(one, other) + "," + Math.max(one, other));
    List<Suggestion> written = new ArrayList<>();
    if (haveNumbers) {
      written.add(new Suggestion("(" + one + "," + other + ")"));
    } else if (letter != null) {
      written.add(new Suggestion(letter));
    }
    log.add(
        ProblemCode.MALFORMED_LEAP,
        all,
        haveNumbers
            ? "a leap is written with two numbers in parentheses, and a comma between them"
            : "leaps are letters here, and not numbers",
        Advice.suggest(written)
            .noting("XBETZA, EXTENDED and BEX have leaps by numbers, such as (4,1)"));
    return true;
  }
}
