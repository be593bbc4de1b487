package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.LeapNumbers;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.LongRangeCheck;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.bex.sequence.BaseMove.RangeSuffix;
import io.github.betza.processor.notation.bex.sequence.BexAtoms;
import io.github.betza.processor.notation.bex.sequence.SequencePart;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.spec.Atom;
import java.util.Optional;

/** Reads a base move with its range: a capital, a doubled one, or {@code (N,M)}. */
final class BaseMoveParser {
  private static final int LONGEST_LEAP = LargestBoard.ACROSS;

  private final BexCursor cursor;
  private final ProblemLog log;

  BaseMoveParser(BexCursor cursor) {
    this.cursor = cursor;
    this.log = cursor.log();
  }

  /**
   * Reads a base move: a {@link BaseMove} or a {@link SequencePart.Null}. Returns nothing if it is
   * wrong.
   */
  Optional<SequencePart> base() {
    int start = cursor.position();
    if (cursor.at('(')) {
      return leaper(start);
    }
    char letter = cursor.peek();
    cursor.skip(1);
    if (!BexAtoms.isKnown(letter)) {
      ForeignBexReporter.reportAtom(new Letter(letter, start), log);
      new RangeParser(cursor).suffix();
      return Optional.empty();
    }
    boolean doubled = letter != 'O' && cursor.at(letter);
    if (doubled) {
      cursor.skip(1);
    }
    if (letter == 'O') {
      return nullMove(start);
    }
    Span doubling = cursor.since(doubled ? cursor.position() - 1 : cursor.position());
    boolean slider = BexAtoms.isSlider(letter);
    if (doubled
        && new RangeParser(cursor)
            .refuse(
                ProblemCode.RANGE_TWICE,
                "the doubled '" + letter + "' is unlimited, so it cannot have a range",
                "remove the number, or one of the two letters")) {
      return Optional.empty();
    }
    Optional<RangeSuffix> suffix = new RangeParser(cursor).suffix();
    boolean unlimited = doubled || (suffix.isPresent() && suffix.get().range().isUnlimited());
    if (slider && unlimited && !log.hasErrors()) {
      Span needless = doubled ? doubling : suffix.get().span();
      log.addNeedless(
          ProblemCode.REDUNDANT_RANGE, needless, "'" + letter + "' has no limit anyway");
    }
    suffix.ifPresent(written -> warnOfLongRange(start, BexAtoms.leap(letter), slider, written));
    BaseMove.Range bare = doubled || slider ? BaseMove.Range.UNLIMITED : BaseMove.Range.ONCE;
    return Optional.of(
        BaseMove.plain(
            cursor.since(start),
            BexAtoms.leap(letter),
            suffix.map(RangeSuffix::range).orElse(bare)));
  }

  /**
   * A curve may have more steps than a line; an exact number that is too large is reported
   * elsewhere.
   */
  private void warnOfLongRange(int start, Atom atom, boolean slider, RangeSuffix suffix) {
    int letters = start;
    while (letters > 0 && Character.isLowerCase(cursor.text().charAt(letters - 1))) {
      letters--;
    }
    String modifiers = cursor.text().substring(letters, start);
    boolean straight = modifiers.indexOf('q') < 0 && modifiers.indexOf('z') < 0;
    if (straight && !suffix.range().isExact() && !suffix.range().isUnlimited()) {
      LongRangeCheck.warn(suffix.span(), suffix.range().most(), atom.far(), slider ? "" : "*", log);
    }
  }

  private Optional<SequencePart> leaper(int start) {
    cursor.skip(1);
    Span first = cursor.digits();
    boolean comma = cursor.at(',');
    cursor.skip(comma ? 1 : 0);
    Span second = cursor.digits();
    if (!comma || second.length() == 0 || !cursor.at(')')) {
      int close = cursor.text().indexOf(')', start);
      int end = close < 0 ? cursor.position() : close + 1;
      cursor.stop();
      LeapNumbers.reportMalformed(new Span(start, end), log);
      return Optional.empty();
    }
    cursor.skip(1);
    int one = number(first);
    int other = number(second);
    if (Math.max(one, other) > LONGEST_LEAP) {
      Span span = one <= LONGEST_LEAP ? second : other <= LONGEST_LEAP ? first : first.to(second);
      log.add(
          ProblemCode.RANGE_TOO_LARGE,
          span,
          "this leap is longer than any board",
          "write a leap of at most " + LONGEST_LEAP);
      new RangeParser(cursor).suffix();
      return Optional.empty();
    }
    if (one == 0 && other == 0) {
      return nullMove(start);
    }
    Atom atom = Atom.leaper(Math.min(one, other), Math.max(one, other));
    Optional<RangeSuffix> suffix = new RangeParser(cursor).suffix();
    suffix.ifPresent(written -> warnOfLongRange(start, atom, false, written));
    return Optional.of(
        BaseMove.plain(
            cursor.since(start), atom, suffix.map(RangeSuffix::range).orElse(BaseMove.Range.ONCE)));
  }

  /** Returns {@code O} or {@code (0,0)}, which a range cannot follow. */
  private Optional<SequencePart> nullMove(int start) {
    Span span = cursor.since(start);
    boolean repeated =
        new RangeParser(cursor)
            .refuse(
                ProblemCode.ATOM_WITHOUT_RANGE,
                "in BEX 'O' is a pass (the null move), not castling, so it takes no number",
                "remove the number; for castling set dialect = Dialect.XBETZA");
    return repeated ? Optional.empty() : Optional.of(new SequencePart.Null(span));
  }

  /** All numbers with many digits are too large, so they count as one. */
  private int number(Span span) {
    String number = Digits.withoutZeros(span.of(cursor.text()));
    return number.length() > 3 ? Integer.MAX_VALUE : Integer.parseInt(number);
  }
}
