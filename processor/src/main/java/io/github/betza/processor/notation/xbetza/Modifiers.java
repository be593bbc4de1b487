package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;

/** The lower-case letters that have a meaning. */
final class Modifiers {
  private static final String LETTERS = "abcdefghijklmnopqrstuvxyz";

  private Modifiers() {}

  /** Reports a letter that is not a modifier of this dialect, and returns whether it is one. */
  static boolean reportUnknown(Letter letter, ProblemLog log) {
    if (LETTERS.indexOf(letter.value()) >= 0) {
      return false;
    }
    log.add(
        ProblemCode.UNKNOWN_MODIFIER,
        letter.span(),
        "'" + letter.value() + "' is not a modifier",
        "the atom is a capital: " + log.offers().capital(letter.span()));
    return true;
  }
}
