package io.github.betza.processor.notation.direction;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * The direction letters of a move, or of one of its legs. A letter is needless if the others mean
 * the same directions without it.
 *
 * @param runs the letters, in runs of neighbours
 * @param hands whether the dialect has the hands {@code hr} and {@code hl}
 * @param meaning the directions of a name, as bits defined by the caller
 */
public record DirectionLetters(
    List<List<Letter>> runs, boolean hands, ToLongFunction<DirectionName> meaning) {
  /** No useful text has more names; testing each letter of a thousand takes too long. */
  private static final int MOST_NAMES = 32;

  /** Returns the names in the letters. */
  public List<DirectionName> names() {
    return DirectionName.ofRuns(runs, hands);
  }

  /** Returns all directions that are named. */
  public long bits() {
    return names().stream().mapToLong(meaning).reduce(0, (one, more) -> one | more);
  }

  /** Reports letters {@code h}, see {@link NameProblems#isLonelyHReported}. */
  public boolean isLonelyHReported(String after, ProblemLog log) {
    return NameProblems.isLonelyHReported(runs, hands, after, log);
  }

  /**
   * Warns of needless letters, the later ones of letters with the same meaning; if there are none,
   * of a pair that is separated.
   *
   * @param own all directions of the atom, for which no letters are needed; 0 if they are
   * @param distinct whether a doubled letter differs from a single one on purpose
   */
  public void warn(long own, boolean distinct, ProblemLog log) {
    long all = bits();
    if (all == 0) {
      return;
    }
    if (all == own) {
      List<Letter> letters = runs.stream().flatMap(List::stream).toList();
      log.addNeedless(
          ProblemCode.REDUNDANT_MODIFIER,
          Letter.span(letters),
          "these letters exclude nothing: all directions are named",
          List.of(Letter.spans(letters)));
      return;
    }
    List<DirectionName> names = new ArrayList<>(names());
    if (names.size() > MOST_NAMES) {
      return;
    }
    Collections.reverse(names);
    Set<Letter> needless = new HashSet<>();
    for (DirectionName name : names) {
      if (addIfNeedless(name.letters(), needless, all)) {
        report(ProblemCode.REDUNDANT_MODIFIER, name.span(), log);
      } else if (name.isJoined() && !(distinct && name.isDoubled())) {
        report(name, needless, all, log);
      }
    }
    if (needless.isEmpty()) {
      PartedPair.warn(runs, meaning, log);
    }
  }

  private void report(DirectionName name, Set<Letter> needless, long all, ProblemLog log) {
    for (Letter letter : List.of(name.last(), name.first())) {
      if (addIfNeedless(List.of(letter), needless, all)) {
        report(
            name.isDoubled() ? ProblemCode.REDUNDANT_MODIFIER : ProblemCode.MODIFIER_WITHOUT_EFFECT,
            letter.span(),
            log);
        return;
      }
    }
  }

  private static void report(ProblemCode code, Span span, ProblemLog log) {
    log.addNeedless(
        code, span, "the directions are the same without \"" + span.of(log.notation()) + '"');
  }

  /**
   * Adds letters to the needless ones, if all of these together are needless.
   *
   * @param all all named directions
   */
  private boolean addIfNeedless(Collection<Letter> letters, Set<Letter> needless, long all) {
    Set<Letter> removed = new HashSet<>(needless);
    removed.addAll(letters);
    List<List<Letter>> rest =
        runs.stream()
            .map(run -> run.stream().filter(letter -> !removed.contains(letter)).toList())
            .toList();
    DirectionLetters others = new DirectionLetters(rest, hands, meaning);
    return others.names().stream().noneMatch(DirectionName::isLonelyH)
        && others.bits() == all
        && needless.addAll(letters);
  }

  /**
   * Warns of two direction letters that would be a pair if no other modifier of their leg separated
   * them: {@code fmrN} are five leaps, and {@code frmN} is one. The order of other modifiers does
   * not matter, so few writers expect that it does here.
   */
  static final class PartedPair {
    private PartedPair() {}

    /**
     * Warns if a leg has exactly two direction letters, and together they mean something else.
     *
     * @param runs the direction letters of the leg, in runs of neighbours
     * @param meaning the directions of a name, as bits
     */
    static void warn(
        List<List<Letter>> runs, ToLongFunction<DirectionName> meaning, ProblemLog log) {
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
}
