package io.github.betza.processor.analysis;

import java.util.List;
import java.util.Optional;

/**
 * The problems of a notation.
 *
 * @param diagnoses the errors and warnings, in the order of the marked letters
 */
public record Report(List<Diagnosis> diagnoses) {
  public Report {
    diagnoses = List.copyOf(diagnoses);
  }

  /** Returns whether the notation can be compiled, with or without warnings. */
  public boolean isSound() {
    return firstError().isEmpty();
  }

  /** Returns the first error, if there is one. */
  public Optional<Diagnosis> firstError() {
    return diagnoses.stream().filter(Diagnosis::isError).findFirst();
  }
}
