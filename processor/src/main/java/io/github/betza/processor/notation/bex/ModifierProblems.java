package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;

/** Reports single modifiers that are wrong, or say nothing, where they stand. */
final class ModifierProblems {
  private final ProblemLog log;

  ModifierProblems(ProblemLog log) {
    this.log = log;
  }

  /** Reports modifiers of which more than one says how a piece goes, and returns whether so. */
  boolean contradict(List<Letter> manners) {
    if (manners.size() < 2) {
      return false;
    }
    contradiction(
        manners.get(1),
        "'" + manners.get(0).value() + "' says already how the piece goes, in another way");
    return true;
  }

  /** Reports a modifier that excludes what else is said of the move. */
  void contradiction(Letter letter, String why) {
    report(ProblemCode.CONTRADICTORY_MODIFIERS, letter, "cannot stand here: " + why);
  }

  /**
   * Reports a modifier to which the seed gives no meaning where it stands.
   *
   * @param where the place, to end the sentence with
   */
  void undefined(Letter letter, String where) {
    report(ProblemCode.UNDEFINED_COMBINATION, letter, "is not defined " + where);
  }

  private void report(ProblemCode code, Letter letter, String what) {
    log.add(code, letter.span(), quoted(letter) + " " + what, log.offer(letter.span(), ""));
  }

  /** Warns of a modifier that changes nothing. */
  void withoutEffect(Letter letter, String why) {
    needless(ProblemCode.MODIFIER_WITHOUT_EFFECT, letter, "has no effect here: " + why);
  }

  /** Warns of a modifier that says what is said already. */
  void redundant(Letter letter, String why) {
    needless(ProblemCode.REDUNDANT_MODIFIER, letter, "is redundant: " + why);
  }

  private void needless(ProblemCode code, Letter letter, String what) {
    log.addNeedless(code, letter.span(), quoted(letter) + " " + what);
  }

  private static String quoted(Letter letter) {
    return "'" + letter.value() + "'";
  }
}
