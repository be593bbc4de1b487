package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.NameProblems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Warns of two direction letters that would be a pair, were they not parted by another modifier of
 * their leg: {@code fmrN} are five leaps, and {@code frmN} is one. The order of other modifiers
 * does not matter, so few know that it does here.
 */
final class PartedPair {
  private final LegLetters letters;
  private final ProblemLog log;

  PartedPair(LegLetters letters, ProblemLog log) {
    this.letters = letters;
    this.log = log;
  }

  /** Warns where the leg has just two direction letters, and together they mean something else. */
  void warn(NameProblems.Pairs meanings) {
    List<Letter> directions = letters.directions();
    if (letters.runs().size() != 2 || directions.size() != 2) {
      return;
    }
    Letter first = directions.get(0);
    Letter second = directions.get(1);
    boolean pair =
        first.value() != 'h'
            && second.value() != 'h'
            && Directions.combine(first.value(), second.value());
    List<Letter> between = between(first, second);
    // A group that is repeated parts them, too, and nobody would write a pair around it.
    boolean parted = between.size() == second.index() - first.index() - 1;
    if (!pair || !parted || meanings.isUnion(first.value(), second.value())) {
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
            + "' are no pair here, because they do not stand side by side: the move goes in the"
            + " directions of both",
        log.offers()
            .sound(span, joined(first, second, between))
            .map(offer -> "if the pair is meant, " + offer)
            .orElse("put them side by side, if the pair is meant"));
  }

  private List<Letter> between(Letter first, Letter second) {
    List<Letter> between = new ArrayList<>(letters.others().values());
    between.addAll(letters.doubled());
    between.removeIf(letter -> letter.index() < first.index() || letter.index() > second.index());
    between.sort(Comparator.comparingInt(Letter::index));
    return between;
  }

  /** Returns the letters from the one to the other, with the pair in front. */
  private static String joined(Letter first, Letter second, List<Letter> between) {
    StringBuilder joined = new StringBuilder().append(first.value()).append(second.value());
    between.forEach(letter -> joined.append(letter.value()));
    return joined.toString();
  }
}
