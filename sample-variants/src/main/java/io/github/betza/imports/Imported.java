package io.github.betza.imports;

import io.github.betza.declared.DeclaredVariant;
import java.util.List;
import java.util.Optional;

/**
 * What became of a file.
 *
 * @param variant the game; empty exactly where there are problems
 * @param problems what cannot be imported, in the order of the lines
 * @param omissions what the game lacks, be it that the file does not speak of it
 * @param notes what was read otherwise than one might think
 */
public record Imported(
    Optional<DeclaredVariant> variant,
    List<Problem> problems,
    List<String> omissions,
    List<String> notes) {
  public Imported {
    problems = List.copyOf(problems);
    omissions = List.copyOf(omissions);
    notes = List.copyOf(notes);
  }
}
