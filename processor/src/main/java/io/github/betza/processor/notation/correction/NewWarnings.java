package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import java.util.List;

/** Whether a corrected text has warnings that the text with the mistake has not. */
final class NewWarnings {
  private NewWarnings() {}

  /**
   * Returns whether a text has a warning about what was changed, or beside it, unless the same
   * letters had it before.
   *
   * @param warnings those of the corrected text
   * @param known the problems of the text with the mistake
   */
  static boolean areOfChange(
      List<Diagnostic> warnings, List<Diagnostic> known, String before, String after) {
    Edit edit = Edit.between(before, after);
    int start = edit.span().start();
    Span changed = new Span(start, start + edit.replacement().length());
    int shift = after.length() - before.length();
    return warnings.stream()
        .filter(warning -> touch(warning.span(), changed))
        .anyMatch(
            warning -> known.stream().noneMatch(old -> areSame(old, warning, changed, shift)));
  }

  /**
   * Returns how many warnings are of a new kind.
   *
   * @param known the problems of the text with the mistake
   */
  static int count(List<Diagnostic> warnings, List<Diagnostic> known) {
    return (int)
        warnings.stream()
            .filter(warning -> known.stream().noneMatch(old -> old.code() == warning.code()))
            .count();
  }

  private static boolean areSame(Diagnostic old, Diagnostic warning, Span changed, int shift) {
    Span now = warning.span();
    int moved = now.start() >= changed.end() ? shift : 0;
    boolean overlaps = now.start() < changed.end() && now.end() > changed.start();
    return old.code() == warning.code()
        && !overlaps
        && old.span().equals(new Span(now.start() - moved, now.end() - moved));
  }

  private static boolean touch(Span warning, Span changed) {
    return warning.end() >= changed.start() && warning.start() <= changed.end();
  }
}
