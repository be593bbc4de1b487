package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog.Spelling;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Warnings for which texts with the same moves are suggested: a plainer spelling, or the notation
 * without letters that have no effect. The suggestions are found after the whole notation was read,
 * because letters or atoms that become adjacent may join.
 */
final class WarningSuggestions {
  /** The most texts that are compared, to bound the work. */
  private static final int MOST_COMPARED = 20;

  /** The most work for all suggestions, about a fiftieth of a second. */
  private static final long MOST_WORK = 2_000_000;

  private final String notation;
  private final Map<Diagnostic, Supplier<List<Spelling>>> spellings = new HashMap<>();
  private final Map<Diagnostic, String> otherwise = new HashMap<>();
  private final Map<Diagnostic, List<Span>> needless = new HashMap<>();
  private final List<Span> repeated = new ArrayList<>();
  private final Work work;
  private int compared;

  WarningSuggestions(String notation, Work request) {
    this.notation = notation;
    this.work = request.part(MOST_WORK);
  }

  /**
   * Notes possible spellings of the intended piece.
   *
   * @param ways the texts; the first correct one is suggested
   * @param help the help if none is correct
   */
  void add(Diagnostic problem, List<Spelling> ways, String help) {
    List<Spelling> all = List.copyOf(ways);
    spellings.put(problem, () -> all);
    otherwise.put(problem, help);
  }

  /**
   * Notes letters that could be left out.
   *
   * @param letters one or more ways to do so; the first correct one is suggested
   */
  void addNeedless(Diagnostic problem, List<List<Span>> letters) {
    // A garbled text has hundreds of such letters, and the texts without them are never read.
    spellings.put(problem, () -> letters.stream().map(this::without).toList());
    otherwise.put(problem, "");
    needless.put(problem, letters.get(0));
  }

  /**
   * Notes letters that are read again for every round of a repeated group. Letters without effect
   * in one round may have one in another, so there is a warning only if the whole notation means
   * the same piece without them.
   */
  void addRepeated(Span letters) {
    repeated.add(letters);
  }

  boolean isNeedless(Diagnostic problem) {
    return needless.containsKey(problem);
  }

  /**
   * Returns a reading with the help for its warnings. If there is an error, pieces cannot be
   * compared, and these warnings are omitted.
   *
   * @param reader reads another notation in the same dialect, without suggestions for its problems
   */
  Reading settled(Reading reading, Function<String, Reading> reader) {
    if (spellings.isEmpty()) {
      return reading;
    }
    if (!reading.isSound()) {
      return reading.keeping(problem -> !spellings.containsKey(problem));
    }
    Optional<Advice> withoutAll = first(withoutAll(reading), reading, reader);
    List<Diagnostic> settled = new ArrayList<>();
    for (Diagnostic problem : reading.problems()) {
      if (!spellings.containsKey(problem)) {
        settled.add(problem);
        continue;
      }
      Optional<Advice> all = isNeedless(problem) ? withoutAll : Optional.empty();
      Optional<Advice> advice = all.or(() -> first(spellings.get(problem).get(), reading, reader));
      if (advice.isPresent() || !isRepeated(problem)) {
        settled.add(problem.with(advice.orElseGet(() -> Advice.note(otherwise.get(problem)))));
      }
    }
    return new Reading(reading.piece(), settled, reading.royal(), reading.promotions());
  }

  /** If there are several warnings, a text for each would keep the letters of the others. */
  private List<Spelling> withoutAll(Reading reading) {
    List<Span> all =
        reading.problems().stream()
            .filter(this::isNeedless)
            .flatMap(problem -> needless.get(problem).stream())
            .toList();
    return all.isEmpty() ? List.of() : List.of(without(all));
  }

  private Spelling without(List<Span> letters) {
    BitSet omitted = new BitSet();
    letters.forEach(span -> omitted.set(span.start(), span.end()));
    StringBuilder rest = new StringBuilder();
    for (int i = omitted.nextClearBit(0); i < notation.length(); i = omitted.nextClearBit(i + 1)) {
      rest.append(notation.charAt(i));
    }
    return new Spelling(rest.toString(), Advice.suggest(new Suggestion(rest.toString())));
  }

  private boolean isRepeated(Diagnostic problem) {
    return repeated.stream().anyMatch(letters -> letters.contains(problem.span()));
  }

  /** Returns the advice of the first text with the same moves. */
  private Optional<Advice> first(
      List<Spelling> ways, Reading reading, Function<String, Reading> reader) {
    for (Spelling way : ways) {
      if (Suggestion.isShown(way.text()) && compared++ < MOST_COMPARED) {
        if (isSame(reading, reader.apply(way.text()))) {
          return Optional.of(way.advice());
        }
      }
    }
    return Optional.empty();
  }

  private boolean isSame(Reading reading, Reading other) {
    return other.isSound()
        && reading.royal() == other.royal()
        && Set.copyOf(reading.promotions()).equals(Set.copyOf(other.promotions()))
        && Comparison.of(reading.piece().orElseThrow(), other.piece().orElseThrow(), work)
            .isEqual();
  }
}
