package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.Optional;

/** Offers corrections of the groups of a notation, but only those that can be read. */
final class Offers {
  private final String text;
  private final ProblemLog log;

  Offers(String text, ProblemLog log) {
    this.text = text;
    this.log = log;
  }

  /**
   * Offers to write something else at a place, if the text can be read then. It is not tried where
   * another such mistake is left, so that trying cannot go on and on.
   */
  Optional<String> sound(Span span, String replacement) {
    String corrected = text.substring(0, span.start()) + replacement + text.substring(span.end());
    boolean hopeless = corrected.contains("()") || StrayParenthesis.index(corrected) >= 0;
    return !corrected.isEmpty() && !hopeless && Bex.read(corrected).isSound()
        ? Optional.of(log.offer(span, replacement))
        : Optional.empty();
  }
}
