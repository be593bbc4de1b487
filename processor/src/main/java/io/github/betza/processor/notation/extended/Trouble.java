package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;

/**
 * Reports what is wrong with a term, and remembers that something was: whoever expands the term
 * stops then, so that one mistake is one problem, and the work stays bounded.
 */
final class Trouble {
  private final ProblemLog log;
  private boolean found;

  Trouble(ProblemLog log) {
    this.log = log;
  }

  /** Returns whether something was wrong. */
  boolean isFound() {
    return found;
  }

  ProblemLog log() {
    return log;
  }

  void report(ProblemCode code, Span span, String message, String help) {
    found = true;
    log.add(code, span, message, help);
  }

  /** Reports a letter that should be left out. */
  void report(ProblemCode code, Letter letter, String why) {
    report(code, letter.span(), "'" + letter.value() + "' " + why, log.offer(letter.span(), ""));
  }

  void withoutEffect(Letter letter, String why) {
    log.add(
        ProblemCode.MODIFIER_WITHOUT_EFFECT,
        letter.span(),
        "'" + letter.value() + "' has no effect here: " + why,
        log.offer(letter.span(), ""));
  }

  void tooMany(Span span, String what) {
    report(
        ProblemCode.TOO_MANY_PATHS,
        span,
        what,
        "name the directions, write a smaller number, or write fewer atoms in one group");
  }
}
