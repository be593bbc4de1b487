package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnpairedBracket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reports a bracket or parenthesis without a partner. This check comes before anything else is
 * read: without the partner the letters of an exotic effect would be taken for modifiers, and the
 * numbers of a leap for ranges.
 */
public final class BracketBalanceCheck {
  /** A leap without its first parenthesis. */
  private static final Pattern LEAP = Pattern.compile("[0-9]+,[0-9]+\\)$");

  private BracketBalanceCheck() {}

  /** Reports the first one, and returns whether there was one. */
  public static boolean isReported(String text, ProblemLog log) {
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(' || c == '[') {
        open.push(i);
      } else if (c == ')' || c == ']') {
        char opening = c == ')' ? '(' : '[';
        if (open.stream().noneMatch(place -> text.charAt(place) == opening)) {
          reportUnopened(text, i, log);
          return true;
        }
        int last = open.pop();
        if (text.charAt(last) != opening) {
          reportUnclosed(text, last, log);
          return true;
        }
      }
    }
    open.stream()
        .max((one, other) -> Character.compare(text.charAt(one), text.charAt(other)))
        .ifPresent(last -> reportUnclosed(text, last, log));
    return !open.isEmpty();
  }

  private static void reportUnopened(String text, int close, ProblemLog log) {
    Matcher leap = LEAP.matcher(text.substring(0, close + 1));
    if (leap.find()) {
      log.add(
          ProblemCode.MALFORMED_LEAP,
          new Span(leap.start(), close + 1),
          "the '(' before the numbers of this leap is missing",
          "write a leap in parentheses, as in \"(4,1)\"");
    } else {
      UnpairedBracket.report(
          close,
          text.charAt(close) == ']'
              ? "remove ']', or write '[' where the effect begins"
              : "remove ')', or write '(' where the group begins",
          "BEX",
          log);
    }
  }

  private static void reportUnclosed(String text, int open, ProblemLog log) {
    UnpairedBracket.report(
        open, "write " + (text.charAt(open) == '[' ? "']'" : "')'") + " where it ends", "BEX", log);
  }
}
