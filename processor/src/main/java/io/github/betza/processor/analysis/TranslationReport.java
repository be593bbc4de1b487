package io.github.betza.processor.analysis;

import java.util.List;
import java.util.Optional;

/**
 * The result of a translation.
 *
 * @param report the errors and warnings of the notation; if there is no error, it was read
 * @param notation the notation with exactly the same moves in the other dialect, if there is one
 * @param notes the properties of the original that the translation omits, in sentences
 * @param reason why there is no translation, in a sentence; empty if there is one, or if the
 *     notation has errors
 */
public record TranslationReport(
    Report report, Optional<String> notation, List<String> notes, String reason) {
  public TranslationReport {
    notes = List.copyOf(notes);
  }
}
