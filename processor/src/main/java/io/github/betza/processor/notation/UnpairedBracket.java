package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.OptionalInt;

/**
 * Reports a bracket or parenthesis without its partner, at the bracket that is present. A character
 * of no dialect may be meant as the partner, so it is reported instead of the bracket.
 */
public final class UnpairedBracket {
  private UnpairedBracket() {}

  /**
   * Reports the bracket at an index.
   *
   * @param note the note if no correction is found
   * @param dialect the dialect of the notation
   */
  public static void report(int index, String note, String dialect, ProblemLog log) {
    OptionalInt unknown = UnknownSigns.first(log.notation());
    if (unknown.isPresent()) {
      Span signs = UnknownSigns.at(log.notation(), unknown.getAsInt());
      UnknownSigns.report(signs, dialect, log);
    } else {
      reportBracket(index, note, log);
    }
  }

  private static void reportBracket(int index, String note, ProblemLog log) {
    char c = log.notation().charAt(index);
    log.add(
        c == '[' || c == ']' ? ProblemCode.UNBALANCED_BRACKET : ProblemCode.UNBALANCED_GROUP,
        Span.at(index),
        switch (c) {
          case ')' -> "there is no '(' for ')'";
          case ']' -> "there is no '[' for ']'";
          default -> "'" + c + "' is never closed";
        },
        note);
  }
}
