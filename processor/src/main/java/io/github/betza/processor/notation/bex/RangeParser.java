package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.Optional;

/**
 * Reads the suffix that makes a rider: {@code *}, {@code 2} and more (up to so many times), or
 * {@code 02} and more (exactly so many times).
 */
final class RangeParser {
  /** A range of more digits would be longer than every board. */
  private static final int DIGITS = 2;

  private final Cursor cursor;
  private final ProblemLog log;

  /** A range, and where it stands. */
  record Suffix(Step.Range range, Span span) {}

  RangeParser(Cursor cursor) {
    this.cursor = cursor;
    this.log = cursor.log();
  }

  /** Reads a suffix, if there is one. */
  Optional<Suffix> suffix() {
    Optional<Suffix> first = one();
    int start = cursor.position();
    if (first.isPresent() && (cursor.at('*') || cursor.atDigit())) {
      while (cursor.at('*') || cursor.atDigit()) {
        cursor.skip(1);
      }
      Span second = cursor.since(start);
      log.add(
          ProblemCode.RANGE_TWICE,
          second,
          "there is a range in front of this one already",
          log.offer(second, ""));
    }
    return first;
  }

  private Optional<Suffix> one() {
    if (cursor.at('*')) {
      cursor.skip(1);
      return Optional.of(new Suffix(Step.Range.UNLIMITED, cursor.since(cursor.position() - 1)));
    }
    if (!cursor.atDigit()) {
      return Optional.empty();
    }
    Span span = cursor.digits();
    String digits = span.of(cursor.text());
    boolean exact = digits.length() > 1 && digits.charAt(0) == '0';
    String number = exact ? digits.substring(1) : digits;
    if (number.length() > DIGITS) {
      log.add(
          ProblemCode.RANGE_TOO_LARGE,
          span,
          "the range is larger than 99, and longer than every board",
          "'*' stands for as often as one likes: " + log.offer(span, "*"));
      return Optional.empty();
    }
    if (number.length() == DIGITS && number.charAt(0) == '0') {
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "an exact range begins with one 0",
          log.offer(span, number));
      return Optional.empty();
    }
    int times = Integer.parseInt(number);
    if (times < 2) {
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "a range of BEX begins with 2, and an exact one with 02",
          times == 0
              ? "'*' stands for as often as one likes: " + log.offer(span, "*")
              : "once is what a move does by itself: " + log.offer(span, ""));
      return Optional.empty();
    }
    return Optional.of(new Suffix(new Step.Range(exact ? times : 1, times), span));
  }
}
