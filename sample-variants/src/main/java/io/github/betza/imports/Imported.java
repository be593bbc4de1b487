package io.github.betza.imports;

import io.github.betza.declared.DeclaredVariant;
import java.util.List;
import java.util.Optional;

/**
 * The result of an import.
 *
 * @param variant the game; empty if and only if there are problems
 * @param problems the parts that cannot be imported, in the order of the lines
 * @param omissions the rules that the game lacks, even if the file does not contain them
 * @param notes the parts that were read otherwise than a user might expect
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
