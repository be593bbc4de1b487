package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.bex.sequence.BaseMove.RangeSuffix;
import java.util.Optional;

/**
 * Reads the suffix that makes a rider: {@code *}, {@code 2} and more (up to this number of times),
 * or {@code 02} and more (exactly this number of times), as in seed 002.
 */
final class RangeParser {
  /** A range of more digits would be longer than every board. */
  private static final int DIGITS = 2;

  private final BexCursor cursor;
  private final ProblemLog log;

  RangeParser(BexCursor cursor) {
    this.cursor = cursor;
    this.log = cursor.log();
  }

  Optional<RangeSuffix> suffix() {
    Optional<RangeSuffix> first = one();
    if (first.isPresent()) {
      refuse(
          ProblemCode.RANGE_TWICE, "this move already has a range", "remove one of the two ranges");
    }
    return first;
  }

  /** Reports a suffix in a wrong place, and returns whether there is one. */
  boolean refuse(ProblemCode code, String message, String note) {
    Span span = withRest(cursor.since(cursor.position()));
    if (span.length() > 0) {
      log.add(code, span, message, note);
    }
    return span.length() > 0;
  }

  private Optional<RangeSuffix> one() {
    if (cursor.at('*')) {
      cursor.skip(1);
      return Optional.of(
          new RangeSuffix(BaseMove.Range.UNLIMITED, cursor.since(cursor.position() - 1)));
    }
    if (!cursor.atDigit()) {
      return Optional.empty();
    }
    Span span = cursor.digits();
    String digits = span.of(cursor.text());
    String number = Digits.withoutZeros(digits);
    int zeros = digits.length() - number.length();
    if (number.length() > DIGITS) {
      span = withRest(span);
      log.add(ProblemCode.RANGE_TOO_LARGE, span, "the range is larger than 99", unlimited(span));
      return Optional.of(new RangeSuffix(BaseMove.Range.UNLIMITED, span));
    }
    int times = Integer.parseInt(number);
    if (times < 2 || zeros > 1) {
      span = withRest(span);
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          times == 0
              ? "'0' is not a range of BEX, which writes '*' for no limit"
              : "BEX has ranges from 2 (up to two steps) and from 02 (exactly two steps)",
          times > 1
              ? Advice.suggest(log.edited(span, "0" + number))
              : times == 0
                  ? unlimited(span)
                  : Advice.note("remove the number: a single step needs none"));
      return times == 0
          ? Optional.of(new RangeSuffix(BaseMove.Range.UNLIMITED, span))
          : Optional.empty();
    }
    return Optional.of(new RangeSuffix(new BaseMove.Range(zeros == 1 ? times : 1, times), span));
  }

  /** Skips a second range after a wrong one, which is part of the same mistake. */
  private Span withRest(Span first) {
    while (cursor.at('*') || cursor.atDigit()) {
      cursor.skip(1);
    }
    return cursor.since(first.start());
  }

  private Advice unlimited(Span span) {
    return Advice.suggest(log.edited(span, "*", "any number of steps"))
        .noting("write '*' for any number of steps");
  }
}
