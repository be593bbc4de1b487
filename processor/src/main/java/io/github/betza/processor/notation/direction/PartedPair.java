package io.github.betza.processor.notation.direction;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Warns of two direction letters that would be a pair if no other modifier of their leg separated
 * them: {@code fmrN} are five leaps, and {@code frmN} is one. The order of other modifiers does not
 * matter, so few writers expect that it does here.
 */
final class PartedPair {
  private PartedPair() {}

  /**
   * Warns if a leg has exactly two direction letters, and together they mean something else.
   *
   * @param runs the direction letters of the leg, in runs of neighbours
   * @param meaning the directions of a name, as bits
   */
  static void warn(List<List<Letter>> runs, ToLongFunction<DirectionName> meaning, ProblemLog log) {
    if (runs.size() != 2 || runs.get(0).size() != 1 || runs.get(1).size() != 1) {
      return;
    }
    Letter first = runs.get(0).get(0);
    Letter second = runs.get(1).get(0);
    if (second.index() < first.index()) {
      // In a repeated group the second letter belongs to the next round.
      return;
    }
    boolean pair =
        first.value() != 'h'
            && second.value() != 'h'
            && Directions.combine(first.value(), second.value());
    String between = log.notation().substring(first.index() + 1, second.index());
    // A repeated group separates them as well, and is not meant as a part of a pair.
    boolean modifiers = between.chars().allMatch(c -> c >= 'a' && c <= 'z');
    if (!pair || !modifiers || isUnion(first, second, meaning)) {
      return;
    }
    Span span = first.span().to(second.span());
    log.add(
        ProblemCode.PARTED_DIRECTIONS,
        span,
        "'"
            + first.value()
            + "' and '"
            + second.value()
            + "' are read as two directions, and not as the pair "
            + pair(first, second)
            + ", because they are apart",
        Advice.suggest(
                log.edited(
                    span,
                    "" + first.value() + second.value() + between,
                    "the pair " + pair(first, second)))
            .noting("for the pair " + pair(first, second) + " write them side by side"));
  }

  private static String pair(Letter first, Letter second) {
    return "\"" + first.value() + second.value() + '"';
  }

  private static boolean isUnion(
      Letter first, Letter second, ToLongFunction<DirectionName> meaning) {
    long both =
        meaning.applyAsLong(new DirectionName(List.of(first)))
            | meaning.applyAsLong(new DirectionName(List.of(second)));
    return meaning.applyAsLong(new DirectionName(List.of(first, second))) == both;
  }
}
