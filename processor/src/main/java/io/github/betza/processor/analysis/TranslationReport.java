package io.github.betza.processor.analysis;

import java.util.List;
import java.util.Optional;

/**
 * What became of a translation.
 *
 * @param report the errors and warnings of the notation; without an error it could be read
 * @param notation the notation with exactly the same moves in the other dialect, if there is one
 * @param notes what the translation does not say and the notation did, in sentences
 * @param reason why there is no translation, in a sentence; empty if there is one, or where the
 *     notation has errors
 */
public record TranslationReport(
    Report report, Optional<String> notation, List<String> notes, String reason) {
  public TranslationReport {
    notes = List.copyOf(notes);
  }
}
