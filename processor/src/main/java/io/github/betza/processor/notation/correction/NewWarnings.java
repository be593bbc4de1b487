package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import java.util.List;

/** Whether a corrected text has warnings that the text with the mistake has not. */
final class NewWarnings {
  private NewWarnings() {}

  /**
   * Returns whether a text has a warning about what was changed. One about letters that stayed as
   * they were is a matter of its own.
   *
   * @param warnings those of the corrected text
   */
  static boolean are(List<Diagnostic> warnings, String before, String after) {
    Edit edit = Edit.between(before, after);
    int start = edit.span().start();
    Span changed = new Span(start, start + edit.replacement().length());
    return warnings.stream().anyMatch(warning -> touch(warning.span(), changed));
  }

  private static boolean touch(Span warning, Span changed) {
    return warning.end() >= changed.start() && warning.start() <= changed.end();
  }
}
