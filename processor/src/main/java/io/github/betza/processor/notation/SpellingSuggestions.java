package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Warnings of letters without a settled meaning, and how to write plainly what they are read as.
 * That is found when the whole notation has been read, because only a text that means the same
 * piece is suggested.
 */
final class SpellingSuggestions {
  /** More texts than this are not compared, so that the work is bounded. */
  private static final int MOST_COMPARED = 20;

  private final Map<Diagnostic, List<Spelling>> spellings = new HashMap<>();
  private final Map<Diagnostic, String> otherwise = new HashMap<>();
  private int compared;

  /**
   * Notes how to write what is meant.
   *
   * @param ways of which the first that is right is suggested
   * @param help what to say where none is
   */
  void add(Diagnostic problem, List<Spelling> ways, String help) {
    spellings.put(problem, List.copyOf(ways));
    otherwise.put(problem, help);
  }

  /**
   * Returns a reading with the help for its warnings.
   *
   * @param reader reads a spelling, without suggestions for its problems
   * @param work of which the search is a part
   */
  Reading settled(Reading reading, Function<String, Reading> reader, Work work) {
    if (spellings.isEmpty()) {
      return reading;
    }
    List<Diagnostic> settled = new ArrayList<>();
    for (Diagnostic problem : reading.problems()) {
      settled.add(
          spellings.containsKey(problem)
              ? problem.with(advice(problem, reading, reader, work))
              : problem);
    }
    return new Reading(reading.piece(), settled, reading.royal(), reading.promotions());
  }

  private Advice advice(
      Diagnostic problem, Reading reading, Function<String, Reading> reader, Work work) {
    if (reading.isSound()) {
      for (Spelling way : spellings.get(problem)) {
        if (compared == MOST_COMPARED) {
          break;
        }
        compared++;
        if (Suggestion.isShown(way.text())
            && RedundancySuggestions.isSame(reading, reader.apply(way.text()), work)) {
          return way.advice();
        }
      }
    }
    return Advice.note(otherwise.get(problem));
  }
}
