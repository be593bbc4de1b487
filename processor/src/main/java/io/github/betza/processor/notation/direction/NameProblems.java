package io.github.betza.processor.notation.direction;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.List;
import java.util.Optional;

/** Reports names of directions that have no meaning, or add nothing, in whatever dialect. */
public final class NameProblems {
  private NameProblems() {}

  /** What a dialect reads two letters as. */
  @FunctionalInterface
  public interface Pairs {
    /** Returns whether two letters that form a pair mean no more than each of them alone. */
    boolean isUnion(char first, char second);
  }

  /**
   * Reports letters {@code h} that stand alone.
   *
   * @param names the names of a run
   * @param index the number of the name that {@link DirectionName#isLonelyH}
   * @param behind what could stand behind an {@code h} in this dialect, to end the message with
   */
  public static void lonelyH(List<DirectionName> names, int index, String behind, ProblemLog log) {
    Span letters = names.get(index).span();
    if (index > 0 && names.get(index - 1).isJoined()) {
      joinedHalf(letters, names.get(index - 1), log);
      return;
    }
    log.add(
        ProblemCode.LONELY_H,
        letters,
        "'h' stands alone, but it needs a direction letter in front (\"fh\", the forward half)"
            + behind,
        offerHalf(letters, log));
  }

  /**
   * Reports letters {@code h} that stand alone, because the two in front of them belong together.
   * The half of the second of these is offered, in an order that can be read.
   */
  private static void joinedHalf(Span letters, DirectionName joined, ProblemLog log) {
    char first = joined.first().value();
    char second = joined.last().value();
    String half = second + "h" + (joined.isDoubled() ? "" : first);
    boolean halves = letters.length() == 1 && first != 'h' && second != 'h';
    log.add(
        ProblemCode.LONELY_H,
        letters,
        "'h' stands alone, because \"" + first + second + "\" in front of it belongs together",
        (halves ? log.offers().sound(joined.span().to(letters), half) : Optional.<String>empty())
            .map(offer -> "if the half of '" + second + "' is meant, " + offer)
            .orElseGet(() -> offerHalf(letters, log)));
  }

  /**
   * Offers one letter {@code h} in front of a direction letter behind it, unless that letter has an
   * {@code h} already; others are left out.
   */
  private static String offerHalf(Span letters, ProblemLog log) {
    String text = log.notation();
    int next = letters.end();
    boolean halved = text.startsWith("h", next + 1);
    boolean before = letters.length() == 1 && next < text.length() && !halved;
    if (!before || "fblrsv".indexOf(text.charAt(next)) < 0) {
      boolean atom = letters.length() == 1 && next == text.length();
      return (atom ? log.offers().sound(letters, "H") : Optional.<String>empty())
          .map(offer -> "as atoms are capitals, " + offer)
          .orElseGet(() -> log.offer(letters, ""));
    }
    return log.offer(letters.to(Span.at(next)), text.charAt(next) + "h");
  }

  /**
   * Warns of a letter that stands there twice, unless that keeps those beside it from forming a
   * pair: {@code ffsN}.
   *
   * @param names the names of a run
   * @param index the number of the name that {@link DirectionName#isDoubled}
   */
  public static void doubled(List<DirectionName> names, int index, Pairs pairs, ProblemLog log) {
    Letter second = names.get(index).last();
    char letter = second.value();
    if (index + 1 < names.size()) {
      char next = names.get(index + 1).first().value();
      if (Directions.combine(letter, next) && !pairs.isUnion(letter, next)) {
        return;
      }
    }
    log.addNeedless(
        ProblemCode.REDUNDANT_MODIFIER,
        second.span(),
        "\"" + letter + letter + "\" means the same as '" + letter + "'");
  }

  /** Warns of directions that add nothing to those in front of them. */
  public static void repeated(Span span, ProblemLog log) {
    log.addNeedless(ProblemCode.REDUNDANT_MODIFIER, span, "these directions are named already");
  }

  /** Warns of directions that are among those behind them. */
  public static void covered(Span span, ProblemLog log) {
    log.addNeedless(
        ProblemCode.REDUNDANT_MODIFIER, span, "the letters behind name these directions, too");
  }

  /**
   * Warns of letters that name all directions of their atom.
   *
   * @param letters all direction letters of the atom
   */
  public static void all(List<Letter> letters, ProblemLog log) {
    log.addNeedless(
        ProblemCode.REDUNDANT_MODIFIER,
        Letter.span(letters),
        "these direction letters name all directions that the atom has",
        List.of(Letter.spans(letters)));
  }

  /** Warns of a half that is no wider than its letter. */
  public static void idleHalf(DirectionName half, ProblemLog log) {
    log.addNeedless(
        ProblemCode.MODIFIER_WITHOUT_EFFECT,
        half.last().span(),
        "'h' means nothing on this atom: '"
            + half.first().value()
            + "' is the whole half of it already");
  }
}
