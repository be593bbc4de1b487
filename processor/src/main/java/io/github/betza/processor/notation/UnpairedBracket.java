package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;

/** Reports a bracket or parenthesis without its partner, at the bracket that is there. */
public final class UnpairedBracket {
  private UnpairedBracket() {}

  /**
   * Reports the bracket at an index.
   *
   * @param note what to say where no correction is found
   */
  public static void report(int index, String note, ProblemLog log) {
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
