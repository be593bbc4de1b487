package io.github.betza.processor.notation.correction;

/** The kinds of corrections, the likeliest first. */
enum EditKind {
  /** A spelling that the grammar knows from elsewhere. */
  KNOWN(0),
  /** A letter less that the dialect does not have. */
  FOREIGN(0),
  /** A letter less, of two that are the same. */
  UNDOUBLED(1),
  /** Two neighbors in the other order. */
  EXCHANGED(1),
  /** A sign in place of one that looks like it. */
  LOOK_ALIKE(1),
  /** A letter in the other case. */
  RECASED(1),
  /** A letter less that the dialect does not have, but in the other case. */
  FOREIGN_OR_RECASED(1),
  /** A bracket more. */
  BRACKETED(1),
  /** The atom of the nearest leg, where one is missing. */
  MISSING_LEG(2),
  /** A sign between two legs. */
  JOINED(2),
  /** A modifier, sign or number in another place. */
  MOVED(2),
  /** The whole text, with all signs of some kind changed. */
  REWRITTEN(2),
  /** The letter with which a leg begins. */
  BEGUN_LEG(2),
  /** A letter less. */
  LEFT_OUT(2),
  /** A letter in the other case, as which it is a rare atom. */
  RARELY_RECASED(3),
  /** Pairs of brackets less. */
  UNBRACKETED(2),
  /** A letter more. */
  INSERTED(4),
  /** Another letter. */
  REPLACED(4);

  private final int rank;

  EditKind(int rank) {
    this.rank = rank;
  }

  /** Returns whether it is a guess at a letter. */
  boolean isOfLetters() {
    return this != KNOWN && this != REWRITTEN && this != BRACKETED && this != UNBRACKETED;
  }

  /** Returns whether a letter less is all that it changes. */
  boolean isShorter() {
    return this == FOREIGN || this == UNDOUBLED || this == FOREIGN_OR_RECASED || this == LEFT_OUT;
  }

  /** Returns the rank; within one, a correction that keeps all atoms is the likelier. */
  int rank() {
    return rank;
  }
}
