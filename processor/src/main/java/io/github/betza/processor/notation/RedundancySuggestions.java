package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Warnings of letters that say nothing, and what to write without them. That is found when the
 * whole notation has been read: where two letters or atoms stand side by side for the first time,
 * they may join to something else, so only a text that means the same piece is suggested.
 */
final class RedundancySuggestions {
  /** More texts than this are not compared, so that the work is bounded. */
  private static final int MOST_COMPARED = 10;

  /** All suggestions together take no more than about a fiftieth of a second. */
  private static final long MOST_WORK = 2_000_000;

  private static final String STAYS =
      "it may stay, because without it the rest would mean another piece";

  private static final String OTHERWISE = "write it in another way, or leave it as it is";

  /**
   * What to do about letters.
   *
   * @param isIdle whether the whole means the same piece without them
   */
  private record Answer(Advice advice, boolean isIdle) {}

  private final String notation;
  private final Map<Diagnostic, List<List<Span>>> ways = new HashMap<>();
  private final Work work;
  private final List<Span> repeated = new ArrayList<>();
  private int compared;

  RedundancySuggestions(String notation, Work request) {
    this.notation = notation;
    this.work = request.part(MOST_WORK);
  }

  /**
   * Notes what could be left out.
   *
   * @param letters one way or more to do so, of which the first that is right is suggested
   */
  void add(Diagnostic problem, List<List<Span>> letters) {
    ways.put(problem, letters);
  }

  /**
   * Notes letters that are read again for every round of a repeated group. What says nothing in one
   * round may say something in another, so they are warned of only where the whole means the same
   * piece without them.
   */
  void addRepeated(Span letters) {
    repeated.add(letters);
  }

  boolean contains(Diagnostic problem) {
    return ways.containsKey(problem);
  }

  /**
   * Returns a reading with the help for its warnings.
   *
   * @param reader reads another notation in the same dialect, without suggestions for its problems
   */
  Reading settled(Reading reading, Function<String, Reading> reader) {
    if (ways.isEmpty()) {
      return reading;
    }
    Optional<Answer> withoutAll = without(reading, reader, problem -> true);
    Optional<Answer> withoutMoves =
        withoutAll.or(() -> without(reading, reader, RedundancySuggestions::isMove));
    List<Diagnostic> settled = new ArrayList<>();
    for (Diagnostic problem : reading.problems()) {
      if (!ways.containsKey(problem)) {
        settled.add(problem);
        continue;
      }
      if (!reading.isSound()) {
        continue;
      }
      Answer answer =
          withoutAll
              .or(() -> isMove(problem) ? withoutMoves : Optional.empty())
              .orElseGet(() -> answer(problem, reading, reader));
      if (answer.isIdle() || !isRepeated(problem)) {
        settled.add(problem.with(answer.advice()));
      }
    }
    return new Reading(reading.piece(), settled, reading.royal(), reading.promotions());
  }

  private static boolean isMove(Diagnostic problem) {
    return problem.code() == ProblemCode.REDUNDANT_MOVE;
  }

  /**
   * Returns the suggestion to leave out everything that some warnings are about. Of several
   * warnings, one for each would leave the letters of the others.
   */
  private Optional<Answer> without(
      Reading reading, Function<String, Reading> reader, Predicate<Diagnostic> which) {
    List<List<Span>> all =
        reading.problems().stream()
            .filter(problem -> ways.containsKey(problem) && which.test(problem))
            .map(problem -> ways.get(problem).get(0))
            .toList();
    if (all.size() < 2 || !reading.isSound()) {
      return Optional.empty();
    }
    List<Span> letters =
        all.stream()
            .flatMap(List::stream)
            .flatMap(span -> IntStream.range(span.start(), span.end()).mapToObj(Span::at))
            .distinct()
            .toList();
    String without = cut(notation, letters);
    return Suggestion.isShown(without) && isSame(reading, reader.apply(without), work)
        ? Optional.of(new Answer(Advice.suggest(new Suggestion(without)), true))
        : Optional.empty();
  }

  /** Returns a text without some of its letters. */
  private static String cut(String text, List<Span> letters) {
    List<Span> backwards = new ArrayList<>(letters);
    backwards.sort(Comparator.comparingInt(Span::start).reversed());
    StringBuilder rest = new StringBuilder(text);
    backwards.forEach(span -> rest.delete(span.start(), span.end()));
    return rest.toString();
  }

  private boolean isRepeated(Diagnostic problem) {
    return repeated.stream().anyMatch(letters -> letters.contains(problem.span()));
  }

  private Answer answer(Diagnostic problem, Reading reading, Function<String, Reading> reader) {
    boolean needed = false;
    for (List<Span> letters : ways.get(problem)) {
      if (compared == MOST_COMPARED) {
        break;
      }
      String without = cut(notation, letters);
      Reading shorter = reader.apply(without);
      if (!shorter.isSound()) {
        continue;
      }
      compared++;
      switch (compare(reading, shorter, work)) {
        case EQUAL -> {
          return new Answer(
              Suggestion.isShown(without)
                  ? Advice.suggest(new Suggestion(without))
                  : Advice.note("leave it out"),
              true);
        }
        case DIFFERENT -> needed = true;
        case UNKNOWN -> {}
      }
    }
    String note = needed && !isMove(problem) ? STAYS : OTHERWISE;
    return new Answer(Advice.note(note), false);
  }

  /** Returns whether two texts were read as the same piece, as far as little work shows it. */
  static boolean isSame(Reading reading, Reading other, Work request) {
    return other.isSound()
        && compare(reading, other, request.part(MOST_WORK)) == Comparison.Verdict.EQUAL;
  }

  private static Comparison.Verdict compare(Reading reading, Reading shorter, Work work) {
    boolean sameRest =
        reading.royal() == shorter.royal()
            && Set.copyOf(reading.promotions()).equals(Set.copyOf(shorter.promotions()));
    return sameRest
        ? Comparison.of(reading.piece().orElseThrow(), shorter.piece().orElseThrow(), work)
            .verdict()
        : Comparison.Verdict.DIFFERENT;
  }
}
