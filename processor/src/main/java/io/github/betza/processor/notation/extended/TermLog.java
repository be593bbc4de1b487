package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierProblems;

/**
 * The problems of one term. The expansion of a term stops at its first error, so that one mistake
 * is one problem, and the work is bounded.
 */
final class TermLog {
  private final ProblemLog log;
  private final int before;

  TermLog(ProblemLog log) {
    this.log = log;
    this.before = log.errors();
  }

  /** Returns whether the term has an error. */
  boolean hasErrors() {
    return log.errors() > before;
  }

  ProblemLog log() {
    return log;
  }

  void report(ProblemCode code, Span span, String message, String help) {
    log.add(code, span, message, help);
  }

  /** Returns the reporter of modifiers, for the same log. */
  ModifierProblems problems() {
    return ExtendedModifierTable.TABLE.problems(log);
  }

  void tooMany(Span span, String what) {
    report(
        ProblemCode.TOO_MANY_PATHS,
        span,
        what,
        "name the directions, write a smaller number, or write fewer atoms in one group");
  }
}
