package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reports a {@code ]} that closes nothing. It is looked for before anything else is read, because
 * without its {@code [} the letters of an exotic effect would be taken for modifiers.
 */
final class StrayBracket {
  /** An exotic effect without its first bracket, which ends at the bracket in question. */
  private static final Pattern EFFECT =
      Pattern.compile("(?<![a-z])(?:c[awjliucr]|x!?i|xw|xo)[^\\[\\]+]*$");

  private StrayBracket() {}

  /** Returns whether there was one. */
  static boolean isReported(String text, ProblemLog log) {
    int open = 0;
    for (int i = 0; i < text.length(); i++) {
      open += text.charAt(i) == '[' ? 1 : text.charAt(i) == ']' ? -1 : 0;
      if (open < 0) {
        report(text, i, log);
        return true;
      }
    }
    return false;
  }

  /** Reports the bracket at some place. */
  static void report(String text, int index, ProblemLog log) {
    Span span = Span.at(index);
    Matcher effect = EFFECT.matcher(text.substring(0, index));
    if (effect.find()) {
      int start = effect.start();
      log.add(
          ProblemCode.UNBALANCED_BRACKET,
          span,
          "']' closes no bracket",
          "write '[' where it begins: " + log.offer(new Span(start, start), "["));
      return;
    }
    log.add(ProblemCode.UNBALANCED_BRACKET, span, "']' closes no bracket", log.offer(span, ""));
  }
}
