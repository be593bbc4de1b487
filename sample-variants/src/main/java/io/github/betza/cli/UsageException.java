package io.github.betza.cli;

/** Thrown where a command cannot do what it was asked for; the message says why, on one line. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }

  UsageException(String message, Exception cause) {
    super(message, cause);
  }
}
