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

  /** The kinds of corrections, the likeliest first. */
  enum EditKind {
    /** A spelling that the grammar suggests. */
    KNOWN(0),
    /** Removes a letter that the dialect does not have. */
    FOREIGN(0),
    /** Removes one of two equal letters. */
    UNDOUBLED(1),
    /** Exchanges two neighbours. */
    EXCHANGED(1),
    /** Replaces a character by one that looks like it. */
    LOOK_ALIKE(1),
    /** Changes the case of a letter. */
    RECASED(1),
    /** Removes a letter that the dialect only has in the other case. */
    FOREIGN_OR_RECASED(1),
    /** Adds a bracket. */
    BRACKETED(1),
    /** Inserts the atom of the nearest leg, if a leg is missing. */
    MISSING_LEG(2),
    /** Inserts a sign between two legs. */
    JOINED(2),
    /** Moves a modifier, sign or number to another place. */
    MOVED(2),
    /** Changes all signs of some kind in the whole text. */
    REWRITTEN(2),
    /** Inserts the first letter of a leg. */
    BEGUN_LEG(2),
    /** Removes a letter. */
    LEFT_OUT(2),
    /** Changes the case of a letter to a rare atom. */
    RARELY_RECASED(3),
    /** Removes pairs of brackets. */
    UNBRACKETED(2),
    /** Inserts a letter. */
    INSERTED(4),
    /** Replaces a letter by another one. */
    REPLACED(4);

    private final int rank;

    EditKind(int rank) {
      this.rank = rank;
    }

    /** Returns whether it is a guess at a letter. */
    boolean isOfLetters() {
      return this != KNOWN && this != REWRITTEN && this != BRACKETED && this != UNBRACKETED;
    }

    /** Returns whether it only removes letters. */
    boolean isShorter() {
      return this == FOREIGN || this == UNDOUBLED || this == FOREIGN_OR_RECASED || this == LEFT_OUT;
    }

    /** Returns the rank; within one rank, a correction that keeps all atoms is preferred. */
    int rank() {
      return rank;
    }
  }
}
