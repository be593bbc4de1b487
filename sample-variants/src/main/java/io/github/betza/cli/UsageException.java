package io.github.betza.cli;

import java.util.List;

/**
 * Thrown where a command cannot do what it was asked for; the message says why, on one line. Where
 * notations are to blame, what the compiler says about them stands below.
 */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> reports;

  UsageException(String message) {
    this(message, List.of());
  }

  /**
   * Makes the exception for wrong notations.
   *
   * @param reports what there is to say of them, each perhaps on several lines
   */
  UsageException(String message, List<String> reports) {
    super(message);
    this.reports = List.copyOf(reports);
  }

  UsageException(String message, Exception cause) {
    super(message, cause);
    this.reports = List.of();
  }

  /** Returns what there is to say of wrong notations, as the compiler shows it. */
  List<String> reports() {
    return reports;
  }
}
