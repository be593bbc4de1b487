package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Edit;

/**
 * A text that may be the intended one.
 *
 * @param text the text
 * @param kind how it differs from the text with the mistake
 * @param order the order among candidates of one kind, the lowest first
 * @param reason the change, or the reason for it; empty if the change explains itself
 */
record Candidate(String text, EditKind kind, int order, String reason) {
  /**
   * Returns whether it comes from the grammar, or changes all signs, and so is not a guess at a
   * letter.
   */
  boolean isRewritten() {
    return kind == EditKind.KNOWN || kind == EditKind.REWRITTEN;
  }

  /** Returns whether it contains a new letter. */
  boolean isOtherLetter() {
    return kind == EditKind.INSERTED || kind == EditKind.REPLACED;
  }

  /** Returns the same text with another reason. */
  Candidate because(String other) {
    return new Candidate(text, kind, order, other);
  }

  /** Makes the candidate that one edit makes of a text. */
  static Candidate of(String notation, Edit edit, EditKind kind, int order) {
    return new Candidate(edit.appliedTo(notation), kind, order, "");
  }
}
