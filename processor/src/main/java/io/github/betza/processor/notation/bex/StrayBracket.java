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
    int index = Balance.unopened(text, '[', ']');
    if (index < 0) {
      return false;
    }
    log.add(
        ProblemCode.UNBALANCED_BRACKET,
        Span.at(index),
        "']' closes no bracket",
        help(text, index, log.offers()));
    return true;
  }

  /** Words what to write instead: what makes an effect of the letters in front, or nothing. */
  private static String help(String text, int index, Offers offers) {
    return opening(text.substring(0, index), offers)
        .or(() -> offers.sound(Span.at(index), ""))
        .or(() -> offers.sound(Span.at(index), ")"))
        .orElse("write '[' where an exotic effect begins, or leave it out");
  }

  private static Optional<String> opening(String front, Offers offers) {
    return opening(front, 0, offers)
        .or(() -> opening(front, 1, offers))
        .map(text -> "write '[' where it begins: " + text);
  }

  /**
   * Looks for an offer at every place where an effect may begin.
   *
   * @param replaced how many signs in front of it the bracket takes the place of
   */
  private static Optional<String> opening(String front, int replaced, Offers offers) {
    Matcher effect = EFFECT.matcher(front);
    for (int at = 0; effect.find(at); at = effect.start() + 1) {
      int start = effect.start();
      Optional<String> offer = offers.sound(new Span(Math.max(0, start - replaced), start), "[");
      if (offer.isPresent()) {
        return offer;
      }
    }
    return Optional.empty();
  }
}
