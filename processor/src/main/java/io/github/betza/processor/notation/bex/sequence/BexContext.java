package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.move.Budget;

/**
 * What all classes need that read one notation.
 *
 * @param log takes what is wrong with it
 * @param budget what may still be done and built for it
 */
public record BexContext(ProblemLog log, Budget budget) {
  /** What is possible where there are too many paths. */
  public static final String PATHS_NOTE =
      "give the base moves direction letters, repeat fewer times, or write "
          + "'-' instead of \"--\"";

  /** Returns the notation. */
  public String text() {
    return log.notation();
  }

  /**
   * Reports that a part of the notation needs more than there is, once, and returns whether it
   * does.
   */
  public boolean isSpent(Span part) {
    if (budget.isSpent() && !log.hasErrors()) {
      log.add(
          ProblemCode.TOO_MANY_PATHS,
          part,
          "the piece has too many moves when its groups and sequences are written out",
          PATHS_NOTE);
    }
    return budget.isSpent();
  }
}
