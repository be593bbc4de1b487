package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;

/**
 * Reports what is wrong with a term, and tells whether something was: whoever expands the term
 * stops then, so that one mistake is one problem, and the work stays bounded.
 */
final class Trouble {
  private final ProblemLog log;
  private final int before;

  Trouble(ProblemLog log) {
    this.log = log;
    this.before = log.errors();
  }

  /** Returns whether something was wrong, whoever reported it. */
  boolean isFound() {
    return log.errors() > before;
  }

  ProblemLog log() {
    return log;
  }

  void report(ProblemCode code, Span span, String message, String help) {
    log.add(code, span, message, help);
  }

  /** Reports a letter that should be left out. */
  void report(ProblemCode code, Letter letter, String why) {
    report(code, letter.span(), "'" + letter.value() + "' " + why, log.offer(letter.span(), ""));
  }

  void withoutEffect(Letter letter, String why) {
    warn(letter.span(), "'" + letter.value() + "'", why);
  }

  /** Warns of letters that say something together. */
  void withoutEffect(Span span, String letters, String why) {
    warn(span, "\"" + letters + "\"", why);
  }

  private void warn(Span span, String shown, String why) {
    log.addNeedless(
        ProblemCode.MODIFIER_WITHOUT_EFFECT, span, shown + " has no effect here: " + why);
  }

  void tooMany(Span span, String what) {
    report(
        ProblemCode.TOO_MANY_PATHS,
        span,
        what,
        "name the directions, write a smaller number, or write fewer atoms in one group");
  }
}
