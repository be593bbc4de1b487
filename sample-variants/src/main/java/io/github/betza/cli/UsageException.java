package io.github.betza.cli;

import io.github.betza.processor.analysis.Diagnosis;
import java.util.List;

/**
 * Thrown if a command fails; the message gives the reason on one line. For wrong notations the
 * errors of the compiler follow.
 */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Diagnosis> diagnoses;

  UsageException(String message) {
    this(message, List.of());
  }

  /**
   * Makes the exception for wrong notations.
   *
   * @param diagnoses their errors and warnings
   */
  UsageException(String message, List<Diagnosis> diagnoses) {
    super(message);
    this.diagnoses = List.copyOf(diagnoses);
  }

  UsageException(String message, Exception cause) {
    super(message, cause);
    this.diagnoses = List.of();
  }

  /** Returns the errors and warnings of wrong notations. */
  List<Diagnosis> diagnoses() {
    return diagnoses;
  }
}
