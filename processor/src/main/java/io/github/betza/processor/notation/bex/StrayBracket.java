package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Offers;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reports a {@code ]} that closes nothing. It is looked for before anything else is read, because
 * without its {@code [} the letters of an exotic effect would be taken for modifiers.
 */
final class StrayBracket {
  /** An exotic effect without its first bracket, which ends at the bracket in question. */
  private static final Pattern EFFECT =
      Pattern.compile("(?:c[awjliucr]|x!?i|xw|xo)[^\\[\\]+]{0,20}$");

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
    log.add(
        ProblemCode.UNBALANCED_BRACKET,
        Span.at(index),
        "']' closes no bracket",
        help(text, index, log.offers()));
  }

  /** Words what to write instead: what makes an effect of the letters in front, or nothing. */
  private static String help(String text, int index, Offers offers) {
    return opening(text.substring(0, index), offers)
        .or(() -> offers.sound(Span.at(index), ""))
        .or(() -> offers.sound(Span.at(index), ")"))
        .orElse("write '[' where an exotic effect begins, or leave it out");
  }

  private static Optional<String> opening(String front, Offers offers) {
    Matcher effect = EFFECT.matcher(front);
    while (effect.find()) {
      int start = effect.start();
      Optional<String> offer =
          offers
              .sound(new Span(start, start), "[")
              .or(() -> offers.sound(new Span(Math.max(0, start - 1), start), "["));
      if (offer.isPresent()) {
        return offer.map(text -> "write '[' where it begins: " + text);
      }
    }
    return Optional.empty();
  }
}
