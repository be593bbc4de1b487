package io.github.betza.imports;

import io.github.betza.declared.DeclaredVariant;
import java.util.List;
import java.util.Optional;

/**
 * What became of a file.
 *
 * @param variant the game; empty exactly where there are problems
 * @param problems what cannot be imported, in the order of the lines
 * @param notes what the game lacks that the file does not speak of, in sentences
 */
public record Imported(
    Optional<DeclaredVariant> variant, List<Problem> problems, List<String> notes) {
  /** Copies the lists. */
  public Imported {
    problems = List.copyOf(problems);
    notes = List.copyOf(notes);
  }
}
