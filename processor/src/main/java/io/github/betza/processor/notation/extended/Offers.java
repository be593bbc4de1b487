package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Offers corrections of the structure of a notation, but only those that can be read: whether a
 * sign may stand somewhere depends on more than its neighbours.
 */
final class Offers {
  /** What no text that can be read holds; it is not tried, so that trying cannot go on and on. */
  private static final Pattern HOPELESS = Pattern.compile("[-+?!a-z][-+?!tdxy]|\\(\\)");

  /** Longer texts are not shown. */
  private static final int LONGEST = 120;

  private final String text;
  private final ProblemLog log;

  Offers(String text, ProblemLog log) {
    this.text = text;
    this.log = log;
  }

  /** Offers to write something else at a place, if the text can be read then. */
  Optional<String> sound(Span span, String replacement) {
    String corrected = text.substring(0, span.start()) + replacement + text.substring(span.end());
    boolean shown = !corrected.isEmpty() && corrected.length() <= LONGEST;
    return shown && !HOPELESS.matcher(corrected).find() && Extended.read(corrected).isSound()
        ? Optional.of(log.offer(span, replacement))
        : Optional.empty();
  }
}
