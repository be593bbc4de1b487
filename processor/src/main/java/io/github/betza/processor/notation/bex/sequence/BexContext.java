package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.move.Budget;

/**
 * The common data of all classes that read one notation.
 *
 * @param log receives its problems
 * @param budget the limits that remain for it
 */
public record BexContext(ProblemLog log, Budget budget) {
  /** The note about too many paths. */
  public static final String PATHS_NOTE =
      "give the base moves direction letters, repeat fewer times, or write "
          + "'-' instead of \"--\"";

  /** Returns the notation. */
  public String text() {
    return log.notation();
  }

  /** Reports once that a part of the notation exceeds the limits, and returns whether it does. */
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
