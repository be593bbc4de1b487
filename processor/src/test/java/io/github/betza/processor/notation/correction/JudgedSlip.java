package io.github.betza.processor.notation.correction;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.NotationAnalysis;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.work.Work;
import java.util.List;

/**
 * What the checker answers to a slip.
 *
 * @param problems what it reports: the errors alone, if there are some
 */
record JudgedSlip(Slip slip, List<Diagnostic> problems) {
  static JudgedSlip of(Slip slip) {
    List<Diagnostic> all =
        NotationAnalysis.of(slip.text(), slip.dialect(), Work.on(slip.text())).problems();
    List<Diagnostic> errors = all.stream().filter(Diagnostic::isError).toList();
    return new JudgedSlip(slip, errors.isEmpty() ? all : errors);
  }

  /** Returns whether the checker reports anything; if not, the slip is a notation of its own. */
  boolean isReported() {
    return !problems.isEmpty();
  }

  boolean isError() {
    return problems.get(0).isError();
  }

  List<Suggestion> offers() {
    return problems.stream().flatMap(each -> each.suggestions().stream()).distinct().toList();
  }

  /**
   * Returns the index of the first offer that is the original, or has its moves; less than 0 if
   * there is none.
   */
  int rank() {
    List<String> texts = offers().stream().map(Suggestion::text).toList();
    boolean here = slip.home() == slip.dialect();
    Reading meant = Notations.read(slip.original(), slip.home());
    for (int i = 0; i < texts.size(); i++) {
      if ((here && texts.get(i).equals(slip.original()))
          || hasMoves(Notations.read(texts.get(i), slip.dialect()), meant)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns whether the help names the dialect of the original as the one to be set. */
  boolean isDialectNamed() {
    Dialect named = slip.home() == Dialect.CLASSIC ? Dialect.XBETZA : slip.home();
    return problems.stream()
        .anyMatch(
            each ->
                each.help().contains("set dialect")
                    && (each.help().contains("Dialect." + named)
                        || each.help().contains("Dialect." + slip.home())));
  }

  private static boolean hasMoves(Reading offered, Reading meant) {
    return offered.isSound()
        && offered.royal() == meant.royal()
        && offered.promotions().size() == meant.promotions().size()
        && Comparison.of(
                offered.piece().orElseThrow(), meant.piece().orElseThrow(), new Work(5_000_000))
            .isEqual();
  }
}
