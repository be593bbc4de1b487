package io.github.betza.processor.hint;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What other dialects offer for a notation that no dialect reads. A wrong dialect and a slip are
 * two mistakes. The dialect that is set finds only the first one, and has nothing to offer.
 */
final class OtherDialectSuggestions {
  private OtherDialectSuggestions() {}

  /** Returns whether some problem has a suggestion. */
  static boolean areIn(List<Diagnostic> problems) {
    return problems.stream().anyMatch(problem -> !problem.suggestions().isEmpty());
  }

  /** Returns what the first other dialect suggests in which there is a single error. */
  static Optional<Suggestion> of(String notation, Dialect dialect, Work work) {
    return Arrays.stream(Dialect.values())
        .filter(other -> other != dialect && !work.isSpent())
        .flatMap(other -> offered(notation, other, work).stream())
        .findFirst();
  }

  private static Optional<Suggestion> offered(String notation, Dialect other, Work work) {
    Reading reading = Notations.read(notation, other, work);
    List<Diagnostic> errors = reading.problems().stream().filter(Diagnostic::isError).toList();
    if (errors.size() != 1) {
      return Optional.empty();
    }
    return errors.get(0).suggestions().stream()
        .findFirst()
        .filter(each -> Notations.read(each.text(), other, work).isClear());
  }
}
