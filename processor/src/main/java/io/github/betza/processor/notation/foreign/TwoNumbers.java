package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Two numbers that only a sign keeps apart, as in {@code KisO2,3}. Without the sign they would be
 * another number, so it is never just left out.
 */
public final class TwoNumbers {
  /** Behind a parenthesis they are the numbers of a leap. */
  private static final Pattern APART =
      Pattern.compile("(?<=[0-9])(?<!\\([0-9]{1,9})[ ,]+(?=[0-9])");

  /** A castling with its modifiers and its number. */
  private static final Pattern CASTLING = Pattern.compile("(?<letters>[a-z]*O)[0-9]+$");

  private static final String ONE_RANGE =
      "numbers do not stand side by side: an atom has one range, so leave out all numbers but one";

  private TwoNumbers() {}

  /** Returns whether a text without some of its signs would have one number for two. */
  public static boolean areJoined(String text, Span left) {
    return left.length() > 0
        && left.start() > 0
        && left.end() < text.length()
        && isDigit(text.charAt(left.start() - 1))
        && isDigit(text.charAt(left.end()))
        && left.of(text).chars().noneMatch(TwoNumbers::isDigit);
  }

  /** Returns whether a sign stands somewhere between two numbers of a text. */
  static boolean areParted(String text, String sign) {
    return Pattern.compile("[0-9]" + Pattern.quote(sign) + "[0-9]").matcher(text).find();
  }

  /**
   * Returns what is meant by the first two numbers of a notation between which a comma or space
   * stands, if there are any.
   */
  public static Optional<Advice> advice(String notation) {
    Matcher apart = APART.matcher(notation);
    if (!apart.find()) {
      return Optional.empty();
    }
    Matcher castling = CASTLING.matcher(notation.substring(0, apart.start()));
    List<Suggestion> both = new ArrayList<>();
    if (castling.find()) {
      String letters = castling.group("letters");
      String text =
          notation.substring(0, apart.start()) + letters + notation.substring(apart.end());
      both.add(new Suggestion(text, "each castling has its own letters"));
    }
    return Optional.of(Advice.suggest(both).noting(ONE_RANGE));
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
