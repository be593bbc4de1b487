package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;

/** The help for a problem without other help: the letters to change, or how to keep them. */
public final class GeneralHelp {
  /** Longer texts are not quoted. */
  private static final int LONGEST_QUOTED = 20;

  private static final String CHANGE = "remove or replace ";

  private static final String EVERY = "remove every ";

  private static final String REWRITE = "write this part in another way";

  private static final String MISSING = "write what is missing there";

  private GeneralHelp() {}

  /** Returns the help of a problem in a notation. */
  public static String of(Diagnostic problem, String notation) {
    if (!problem.isError()) {
      return "to keep it, add @SuppressWarnings(\"betza:" + problem.code().id() + "\")";
    }
    Span span = problem.span();
    if (span.length() == 0) {
      return MISSING;
    }
    if (isRepeatedSign(problem, notation)) {
      return EVERY
          + "'"
          + span.of(notation)
          + "': moves follow one another without separators, as in \"WF\"";
    }
    String quote = span.length() == 1 ? "'" : "\"";
    return span.length() > LONGEST_QUOTED ? REWRITE : CHANGE + quote + span.of(notation) + quote;
  }

  private static boolean isRepeatedSign(Diagnostic problem, String notation) {
    String sign = problem.span().of(notation);
    return problem.code() == ProblemCode.UNKNOWN_CHARACTER
        && notation.indexOf(sign) < notation.lastIndexOf(sign);
  }

  /** Returns whether a note is such a help for an error; it is not needed beside other help. */
  public static boolean isOfError(String note) {
    return note.startsWith(CHANGE)
        || note.startsWith(EVERY)
        || note.equals(REWRITE)
        || note.equals(MISSING);
  }
}
