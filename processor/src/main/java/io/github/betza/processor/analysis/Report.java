package io.github.betza.processor.analysis;

import java.util.List;
import java.util.Optional;

/**
 * What there is to say against a notation.
 *
 * @param diagnoses the errors and warnings, in the order of the letters that they are about
 */
public record Report(List<Diagnosis> diagnoses) {
  public Report {
    diagnoses = List.copyOf(diagnoses);
  }

  /** Returns whether the notation can be compiled; it may have warnings all the same. */
  public boolean isSound() {
    return firstError().isEmpty();
  }

  /** Returns the first error, if there is one. */
  public Optional<Diagnosis> firstError() {
    return diagnoses.stream().filter(Diagnosis::isError).findFirst();
  }
}
