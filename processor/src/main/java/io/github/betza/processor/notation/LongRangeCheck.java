package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.LargestBoard;

/** Warns of ranges that are too long for every board. */
public final class LongRangeCheck {
  private LongRangeCheck() {}

  /**
   * Warns of a range with which a move in a straight line would leave every board.
   *
   * @param span the place of the range
   * @param number the most steps; 0 for no limit
   * @param far the longer part of each step, in squares
   * @param unlimited the text of the dialect for no limit
   */
  public static void warn(Span span, int number, int far, String unlimited, ProblemLog log) {
    int fitting = LargestBoard.ACROSS / far;
    if (number <= fitting) {
      return;
    }
    log.add(
        ProblemCode.REDUNDANT_RANGE,
        span,
        "no board has room for "
            + number
            + (number == 1 ? " such step" : " such steps")
            + " in a line: the largest has "
            + LargestBoard.SIZE
            + " files and ranks",
        Advice.suggest(
            fitting > 1
                ? log.edited(span, unlimited, "as many steps as the board allows")
                : log.edited(span, "")));
  }
}
