package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;

/**
 * Ends the parsing of a notation, or the reading of a term, at the first error, after logging it:
 * so one mistake is one problem, and the work is bounded.
 */
final class RefusedTextException extends RuntimeException {
  /** The number of rounds that is suggested instead of no limit. */
  private static final int ROUNDS = 3;

  private static final long serialVersionUID = 1L;

  /** For an error that is already logged. */
  RefusedTextException() {
    super(null, null, false, false);
  }

  /** Logs an error. */
  RefusedTextException(ProblemLog log, ProblemCode code, Span span, String message, String help) {
    this(log, code, span, message, Advice.note(help));
  }

  /** Logs an error. */
  RefusedTextException(ProblemLog log, ProblemCode code, Span span, String message, Advice advice) {
    this();
    log.add(code, span, message, advice);
  }

  /** Throws if the log has more errors than a number. */
  static void throwAfter(int errors, ProblemLog log) {
    if (log.errors() > errors) {
      throw new RefusedTextException();
    }
  }

  /** Logs that a repetition without a limit would give ever more moves. */
  static RefusedTextException endless(Span exponent, ProblemLog log) {
    String letters = exponent.of(log.notation());
    String limited = letters.substring(0, letters.length() - 1) + ROUNDS;
    return new RefusedTextException(
        log,
        ProblemCode.TOO_MANY_PATHS,
        exponent,
        "this repetition has no limit, and every round multiplies the ways to go on",
        Advice.suggest(log.edited(exponent, limited, "at most " + ROUNDS + " times").guessed())
            .noting("write a small number instead of 0"));
  }

  /** Logs that a move is too long when written out. */
  static RefusedTextException tooMany(Span span, String what, ProblemLog log) {
    return new RefusedTextException(
        log,
        ProblemCode.TOO_MANY_PATHS,
        span,
        what,
        "add direction letters, write a smaller number, or write fewer atoms in a group");
  }
}
