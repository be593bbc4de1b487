package io.github.betza.processor.notation.direction;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.List;
import java.util.Optional;

/** Reports names of directions that have no meaning, or add nothing, in whatever dialect. */
public final class NameProblems {
  private static final String HALVES = "the halves are \"fh\", \"bh\", \"rh\" and \"lh\"";

  private NameProblems() {}

  /** What a dialect reads two letters as. */
  @FunctionalInterface
  public interface Pairs {
    /** Returns whether two letters that form a pair mean no more than each of them alone. */
    boolean isUnion(char first, char second);
  }

  /**
   * Reports letters {@code h} without a partner.
   *
   * @param names the names of a run
   * @param index the number of the name that {@link DirectionName#isLonelyH}
   * @param after what could follow an {@code h} in this dialect, to end the message with
   */
  public static void lonelyH(List<DirectionName> names, int index, String after, ProblemLog log) {
    Span letters = names.get(index).span();
    if (index > 0 && names.get(index - 1).isJoined()) {
      joinedHalf(letters, names.get(index - 1), log);
      return;
    }
    log.add(
        ProblemCode.LONELY_H,
        letters,
        "'h' needs a direction letter before it (\"fh\", the forward half)" + after,
        HALVES);
  }

  /**
   * Reports letters {@code h} without a partner, because the two before them are a pair. The half
   * of the second of these is offered, in an order that can be read.
   */
  private static void joinedHalf(Span letters, DirectionName joined, ProblemLog log) {
    char first = joined.first().value();
    char second = joined.last().value();
    String half = second + "h" + (joined.isDoubled() ? "" : first);
    log.add(
        ProblemCode.LONELY_H,
        letters,
        "'h' is alone, because \"" + first + second + "\" before it is a pair",
        Advice.suggest(
                log.edited(
                    joined.span().to(letters), half, "if the half of '" + second + "' is meant"))
            .noting(HALVES));
  }

  /**
   * Warns of a doubled letter, unless that keeps those beside it from forming a pair: {@code ffsN}.
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

  /** Warns of directions that add nothing to those before them. */
  public static void repeated(Span span, ProblemLog log) {
    log.addNeedless(ProblemCode.REDUNDANT_MODIFIER, span, "these directions are already named");
  }

  /** Warns of directions that are among those after them. */
  public static void covered(Span span, ProblemLog log) {
    log.addNeedless(
        ProblemCode.REDUNDANT_MODIFIER, span, "the letters after it name these directions, too");
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

  /**
   * Warns of a letter of a pair without which the other one means the same: {@code fsF}.
   *
   * @param pair a name of two letters, neither of which is {@code h}
   */
  public static void idlePartner(DirectionName pair, Symmetry symmetry, ProblemLog log) {
    idlePartner(pair, symmetry)
        .ifPresent(
            letter ->
                log.addNeedless(
                    ProblemCode.MODIFIER_WITHOUT_EFFECT, letter.span(), idlePartner(pair, letter)));
  }

  /** Returns the letter of a pair without which the other one means the same, if there is one. */
  public static Optional<Letter> idlePartner(DirectionName pair, Symmetry symmetry) {
    if (pair.letters().size() != 2 || pair.isDoubled() || pair.isHalf() || pair.isHand()) {
      return Optional.empty();
    }
    int both = pair.bits(symmetry);
    boolean first = Directions.single(pair.first().value(), symmetry) == both;
    boolean last = Directions.single(pair.last().value(), symmetry) == both;
    return first == last ? Optional.empty() : Optional.of(first ? pair.last() : pair.first());
  }

  private static String idlePartner(DirectionName pair, Letter idle) {
    Letter other = idle.equals(pair.first()) ? pair.last() : pair.first();
    return "'"
        + idle.value()
        + "' has no effect here: on this atom '"
        + other.value()
        + "' already names the same directions";
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
