package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Span;

/**
 * The help of a problem for which nothing else is known: the letters to change, or how to keep
 * them.
 */
public final class GeneralHelp {
  /** Longer texts are not quoted. */
  private static final int LONGEST_QUOTED = 20;

  private static final String CHANGE = "remove or replace ";

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
    String quote = span.length() == 1 ? "'" : "\"";
    return span.length() > LONGEST_QUOTED ? REWRITE : CHANGE + quote + span.of(notation) + quote;
  }

  /** Returns whether a note is such a help of an error, which is not needed beside others. */
  public static boolean isOfError(String note) {
    return note.startsWith(CHANGE) || note.equals(REWRITE) || note.equals(MISSING);
  }
}
