package io.github.betza.processor.notation;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * Offers corrections of a notation, but only those that can be read: whether a sign may stand
 * somewhere depends on more than its neighbours.
 */
public final class Offers {
  /** Longer texts are not shown. */
  private static final int LONGEST = 120;

  private final String text;
  private final ProblemLog log;
  private final Predicate<String> isSound;

  /**
   * Makes the offers for a text.
   *
   * @param isSound tells whether a corrected text can be read; it does so without trying texts in
   *     which a mistake is left that has offers itself, so that trying cannot go on and on
   */
  public Offers(String text, ProblemLog log, Predicate<String> isSound) {
    this.text = text;
    this.log = log;
    this.isSound = isSound;
  }

  /** Offers to write something else at a place, if the text can be read then. */
  public Optional<String> sound(Span span, String replacement) {
    String corrected = text.substring(0, span.start()) + replacement + text.substring(span.end());
    boolean shown = !corrected.isEmpty() && corrected.length() <= LONGEST;
    return shown && isSound.test(corrected)
        ? Optional.of(log.offer(span, replacement))
        : Optional.empty();
  }
}
