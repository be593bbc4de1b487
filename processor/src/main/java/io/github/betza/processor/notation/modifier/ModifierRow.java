package io.github.betza.processor.notation.modifier;

/**
 * A letter of a table.
 *
 * @param letter the letter
 * @param phrase its effect, as the end of a sentence: "captures own pieces"; for a letter that the
 *     dialect lacks, the replacement
 * @param use whether the dialect has the letter, and how often
 * @param doubled the meaning of the doubled letter in another dialect; empty if it has none
 * @param role the kind of effect
 */
public record ModifierRow(char letter, String phrase, Use use, String doubled, Role role) {
  /** The kind of effect of a letter. */
  public enum Role {
    /** The leg goes to an empty square. */
    EMPTY,
    /** The leg goes to an empty square, and another leg follows. */
    ONWARD,
    /** The leg captures. */
    CAPTURE,
    /** The leg ends on a piece, and the next one continues behind it. */
    HOP,
    /** Another piece lends its moves, or makes the rest of the move. */
    BORROW,
    /** The pieces that are captured or hopped over, and their fate. */
    PIECE,
    /** Anything else. */
    OTHER
  }

  /** Whether a dialect has a letter, and how often it may be on one leg. */
  public enum Use {
    /** Once. */
    ONCE,
    /** Once or twice. */
    DOUBLED,
    /** The letter belongs to other dialects. */
    FOREIGN
  }

  /** Returns the row of a letter that is written once. */
  public static ModifierRow row(char letter, String phrase) {
    return row(letter, phrase, "");
  }

  /** Returns the row of a letter that is written once, and may be doubled in another dialect. */
  public static ModifierRow row(char letter, String phrase, String doubled) {
    return new ModifierRow(letter, phrase, Use.ONCE, doubled, Role.OTHER);
  }

  /** Returns the row of a letter that is written once, with its role. */
  public static ModifierRow row(char letter, Role role, String phrase) {
    return new ModifierRow(letter, phrase, Use.ONCE, "", role);
  }

  public static ModifierRow doubled(char letter, String phrase) {
    return new ModifierRow(letter, phrase, Use.DOUBLED, "", Role.OTHER);
  }

  /** Returns the row of a letter that belongs to other dialects only. */
  public static ModifierRow foreign(char letter, String help) {
    return new ModifierRow(letter, help, Use.FOREIGN, "", Role.OTHER);
  }
}
