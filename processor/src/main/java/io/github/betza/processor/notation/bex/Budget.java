package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;

/** How much may still be built for a notation: it bounds the work for any text. */
final class Budget {
  private static final long MOST = 20_000;

  private final ProblemLog log;
  private long left = MOST;

  Budget(ProblemLog log) {
    this.log = log;
  }

  /** Takes an amount, and returns whether there was so much; otherwise the problem is reported. */
  boolean take(long amount, Span span) {
    boolean refused = left < 0;
    left -= Math.min(amount, MOST + 1);
    if (left < 0 && !refused) {
      refuse(span);
    }
    return left >= 0;
  }

  /** Reports that there is not enough. */
  void refuse(Span span) {
    log.add(
        ProblemCode.TOO_MANY_PATHS,
        span,
        "written out direction by direction, the sequences have too many legs and paths",
        "name the directions of the base moves, or repeat fewer times");
  }
}
