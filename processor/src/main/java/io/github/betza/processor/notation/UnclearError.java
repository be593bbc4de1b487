package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Span;

/** The help of an error for which nothing else is known: it names the letters to change. */
public final class UnclearError {
  /** Longer texts are not quoted. */
  private static final int LONGEST_QUOTED = 20;

  private static final String CHANGE = "remove or replace ";

  private static final String REWRITE = "write this part in another way";

  private static final String MISSING = "write what is missing there";

  private UnclearError() {}

  /** Returns the help of an error in a notation. */
  public static String help(Diagnostic error, String notation) {
    Span span = error.span();
    if (span.length() == 0) {
      return MISSING;
    }
    String quote = span.length() == 1 ? "'" : "\"";
    return span.length() > LONGEST_QUOTED ? REWRITE : CHANGE + quote + span.of(notation) + quote;
  }

  /** Returns whether a note is such a help, which is not needed beside others. */
  public static boolean isHelp(String note) {
    return note.startsWith(CHANGE) || note.equals(REWRITE) || note.equals(MISSING);
  }
}
