package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.Directions;
import java.util.List;
import java.util.Optional;

/** Cuts runs of direction letters into single letters and pairs. */
final class DirectionRuns {
  /** The four oblique leaps that bend right of an orthogonal line. */
  static final int RIGHT_HANDED = 0b01010101;

  /** The four oblique leaps that bend left of an orthogonal line. */
  static final int LEFT_HANDED = 0b10101010;

  /** What is done with the pieces. */
  interface Visitor {
    /** A letter that stands alone. */
    void single(Letter letter);

    /** Two letters that form a pair. */
    void pair(Letter first, Letter second);

    /** Returns whether two letters that form a pair mean no more than each of them alone. */
    boolean isUnion(char first, char second);

    /** An {@code h} with {@code r} or {@code l} behind it: the moves of one hand. */
    void hand(Letter h, Letter side);
  }

  private DirectionRuns() {}

  /** Visits the letters of a leg from left to right, and reports an {@code h} that stands alone. */
  static void visit(LegLetters letters, Visitor visitor, ProblemLog log) {
    for (List<Letter> run : letters.runs()) {
      visitRun(run, visitor, log);
    }
  }

  private static void visitRun(List<Letter> run, Visitor visitor, ProblemLog log) {
    Optional<Span> joined = Optional.empty();
    for (int i = 0; i < run.size(); i++) {
      Letter letter = run.get(i);
      Optional<Span> before = joined;
      joined = Optional.empty();
      boolean hasNext = i + 1 < run.size();
      if (letter.value() == 'h') {
        if (isHand(run, i)) {
          visitor.hand(letter, run.get(++i));
          joined = Optional.of(letter.span().to(run.get(i).span()));
        } else {
          int last = lastLonelyH(run, i);
          reportLonelyH(letter.span().to(run.get(last).span()), before, log);
          i = last;
        }
      } else if (hasNext && Directions.combine(letter.value(), run.get(i + 1).value())) {
        Letter second = run.get(++i);
        if (letter.value() == second.value() && !parts(run, i, visitor)) {
          warnOfDoubling(second, log);
        }
        visitor.pair(letter, second);
        joined = Optional.of(letter.span().to(second.span()));
      } else {
        visitor.single(letter);
      }
    }
  }

  /** Warns of directions that add nothing to those in front of them. */
  static void warnOfRepetition(Span span, ProblemLog log) {
    log.addNeedless(ProblemCode.REDUNDANT_MODIFIER, span, "these directions are named already");
  }

  /** Returns the last of the letters {@code h} that follow one another and stand alone. */
  private static int lastLonelyH(List<Letter> run, int first) {
    int last = Letter.lastAlike(run, first);
    return isHand(run, last) ? last - 1 : last;
  }

  /** Returns whether the letter behind an {@code h} makes it a hand. */
  private static boolean isHand(List<Letter> run, int h) {
    return h + 1 < run.size() && "rl".indexOf(run.get(h + 1).value()) >= 0;
  }

  private static void reportLonelyH(Span letters, Optional<Span> joined, ProblemLog log) {
    if (joined.isPresent()) {
      log.addJoinedHalf(letters, joined.get());
      return;
    }
    log.add(
        ProblemCode.LONELY_H,
        letters,
        "'h' stands alone, but it needs a direction letter in front (\"fh\", the forward half) or"
            + " 'r' or 'l' behind it (\"hr\", the right-handed moves)",
        log.offerHalf(letters));
  }

  /** Returns whether a letter keeps those beside it from forming a pair: {@code ffsN}. */
  private static boolean parts(List<Letter> run, int second, Visitor visitor) {
    if (second + 1 == run.size()) {
      return false;
    }
    char letter = run.get(second).value();
    char next = run.get(second + 1).value();
    return Directions.combine(letter, next) && !visitor.isUnion(letter, next);
  }

  private static void warnOfDoubling(Letter second, ProblemLog log) {
    char letter = second.value();
    log.addNeedless(
        ProblemCode.REDUNDANT_MODIFIER,
        second.span(),
        "\"" + letter + letter + "\" means the same as '" + letter + "'");
  }
}
