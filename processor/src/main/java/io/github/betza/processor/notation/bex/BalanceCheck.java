package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reports a bracket or parenthesis that closes nothing, or is never closed. It is looked for before
 * anything else is read: without its other sign the letters of an exotic effect would be taken for
 * modifiers, and the numbers of a leap for ranges.
 */
final class BalanceCheck {
  /** A leap without its first parenthesis. */
  private static final Pattern LEAP = Pattern.compile("[0-9]+,[0-9]+$");

  private BalanceCheck() {}

  /** Returns whether there was one. */
  static boolean isReported(String text, ProblemLog log) {
    int bracket = Balance.unopened(text, '[', ']');
    int group = Balance.unopened(text, '(', ')');
    if (bracket >= 0) {
      log.add(
          ProblemCode.UNBALANCED_BRACKET,
          Span.at(bracket),
          "']' closes no bracket",
          "'[' begins an exotic effect");
    } else if (group >= 0) {
      reportGroup(text, group, log);
    } else {
      return isUnclosed(text, log);
    }
    return true;
  }

  private static void reportGroup(String text, int close, ProblemLog log) {
    Matcher leap = LEAP.matcher(text.substring(0, close));
    if (leap.find()) {
      log.add(
          ProblemCode.MALFORMED_LEAP,
          new Span(leap.start(), close + 1),
          "this leap has no '(' before its numbers",
          "two numbers in parentheses are a leap, as in \"(4,1)\"");
    } else {
      log.add(
          ProblemCode.UNBALANCED_GROUP,
          Span.at(close),
          "')' closes no group",
          "'(' begins a group");
    }
  }

  private static boolean isUnclosed(String text, ProblemLog log) {
    int bracket = Balance.unclosed(text, '[', ']');
    int group = Balance.unclosed(text, '(', ')');
    if (bracket >= 0) {
      log.add(
          ProblemCode.UNBALANCED_BRACKET,
          Span.at(bracket),
          "the bracket that begins here is not closed",
          "']' ends it");
    } else if (group >= 0) {
      log.add(
          ProblemCode.UNBALANCED_GROUP,
          Span.at(group),
          "the group that begins here is not closed",
          "')' ends it");
    }
    return bracket >= 0 || group >= 0;
  }

  /** Reports a sign that is closed too late, after what closes a sign around it. */
  static void reportCrossed(Span opening, Cursor cursor) {
    boolean bracket = opening.of(cursor.text()).equals("[");
    char closing = bracket ? ']' : ')';
    cursor.fail(
        bracket ? ProblemCode.UNBALANCED_BRACKET : ProblemCode.UNBALANCED_GROUP,
        opening,
        (bracket ? "the bracket" : "the group")
            + " that begins here is not closed before the '"
            + (bracket ? ')' : ']')
            + "'",
        "'" + closing + "' ends it");
  }
}
