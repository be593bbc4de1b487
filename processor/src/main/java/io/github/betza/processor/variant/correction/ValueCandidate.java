package io.github.betza.processor.variant.correction;

import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.correction.ChangeWords;
import java.util.Optional;

/**
 * A text that may be the intended one.
 *
 * @param text the whole text
 * @param rank its likelihood; the lowest rank is the likeliest
 * @param reason the change in words; empty if the change is obvious
 * @param place the place of the mistake, if the check points elsewhere
 */
record ValueCandidate(String text, int rank, String reason, Optional<Span> place) {
  /** A spelling that is known from elsewhere. */
  static final int KNOWN = 0;

  /** Another number or separator, or the order of two letters. */
  static final int LIKELY = 1;

  /** Another letter, a missing letter, or a surplus one. */
  static final int POSSIBLE = 2;

  static ValueCandidate of(String text, Edit edit, int rank) {
    boolean replaces = edit.span().length() > 0 && !edit.replacement().isEmpty();
    String reason =
        replaces
            ? ChangeWords.quoted(edit.replacement())
                + " instead of "
                + ChangeWords.quoted(edit.span().of(text))
            : "";
    return new ValueCandidate(edit.appliedTo(text), rank, reason, Optional.empty());
  }

  /** Makes the text with two letters in the other order. */
  static ValueCandidate exchanged(String text, int index) {
    String exchanged = text.substring(index + 1, index + 2) + text.charAt(index);
    return of(text, new Edit(new Span(index, index + 2), exchanged), LIKELY);
  }

  /** Makes the text with a known spelling. */
  static ValueCandidate known(String text, String reason) {
    return new ValueCandidate(text, KNOWN, reason, Optional.empty());
  }

  /** Returns the suggestion to write it instead of a text. */
  Suggestion suggestion(String instead) {
    return new Suggestion(
        text, reason.isEmpty() ? ChangeWords.of(instead, text) : reason, rank != KNOWN);
  }
}
