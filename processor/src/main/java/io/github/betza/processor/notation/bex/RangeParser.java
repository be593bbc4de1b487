package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.ProblemLog;
import java.util.Optional;

/**
 * Reads the suffix that makes a rider: {@code *}, {@code 2} and more (up to so many times), or
 * {@code 02} and more (exactly so many times), as seed 002 has them.
 */
final class RangeParser {
  /** A range of more digits would be longer than every board. */
  private static final int DIGITS = 2;

  private final Cursor cursor;
  private final ProblemLog log;
  private final Before before;

  /** A range, and where it stands. */
  record Suffix(Step.Range range, Span span) {}

  /** What stands in front of a range, and so what can be offered for a wrong one. */
  enum Before {
    /** What can be repeated without limit. */
    MOVE,
    /** What slides as far as one likes by itself, and can be limited only. */
    SLIDE,
    /** What cannot have a range, or has one already. */
    NO_RANGE
  }

  RangeParser(Cursor cursor, Before before) {
    this.cursor = cursor;
    this.log = cursor.log();
    this.before = before;
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
          "leave it out");
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
    String number = Digits.withoutZeros(digits);
    int zeros = digits.length() - number.length();
    if (number.length() > DIGITS) {
      span = withRest(span);
      log.add(
          ProblemCode.RANGE_TOO_LARGE,
          span,
          "the range is larger than 99, and longer than every board",
          unlimited(span));
      return offered(span);
    }
    int times = Integer.parseInt(number);
    if (times < 2) {
      span = withRest(span);
      boolean once = times == 1;
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "a range of BEX begins with 2, and an exact one with 02",
          once ? "a single step needs no number; leave it out" : unlimited(span));
      return once ? Optional.empty() : offered(span);
    }
    if (zeros > 1) {
      span = withRest(span);
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "an exact range begins with one 0",
          before == Before.NO_RANGE ? "leave it out" : log.offer(span, "0" + number));
      return Optional.empty();
    }
    return Optional.of(new Suffix(new Step.Range(zeros == 1 ? times : 1, times), span));
  }

  /** Goes over a second range behind a wrong one, which is part of the same mistake. */
  private Span withRest(Span first) {
    while (cursor.at('*') || cursor.atDigit()) {
      cursor.skip(1);
    }
    return cursor.since(first.start());
  }

  /** Returns what is offered for as often as one likes, so that nothing is missed in its place. */
  private Optional<Suffix> offered(Span span) {
    return before == Before.MOVE
        ? Optional.of(new Suffix(Step.Range.UNLIMITED, span))
        : Optional.empty();
  }

  /** Words what to write for as often as one likes. */
  private String unlimited(Span span) {
    return switch (before) {
      case MOVE ->
          log.offers()
              .sound(span, "*")
              .map(offer -> "'*' stands for any number of times: " + offer)
              .orElse("'*' stands for any number of times");
      case SLIDE -> "a slide is unlimited without a range; leave it out";
      case NO_RANGE -> "no range can stand here; leave it out";
    };
  }
}
