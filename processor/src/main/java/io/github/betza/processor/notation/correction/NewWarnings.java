package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether a corrected text has warnings that the text with the mistake has not. */
final class NewWarnings {
  private NewWarnings() {}

  /** Returns the kinds of some problems. */
  static Set<ProblemCode> codes(List<Diagnostic> problems) {
    return problems.stream().map(Diagnostic::code).collect(Collectors.toSet());
  }

  /**
   * Returns whether a text has a warning about what was changed.
   *
   * @param warnings those of the corrected text
   */
  static boolean areOfChange(List<Diagnostic> warnings, String before, String after) {
    Edit edit = Edit.between(before, after);
    int start = edit.span().start();
    Span changed = new Span(start, start + edit.replacement().length());
    return warnings.stream().anyMatch(warning -> touch(warning.span(), changed));
  }

  /**
   * Returns how many warnings are of a new kind.
   *
   * @param known the kinds of problems of the text with the mistake
   */
  static int count(List<Diagnostic> warnings, Set<ProblemCode> known) {
    return (int) warnings.stream().filter(each -> !known.contains(each.code())).count();
  }

  private static boolean touch(Span warning, Span changed) {
    return warning.end() >= changed.start() && warning.start() <= changed.end();
  }
}
