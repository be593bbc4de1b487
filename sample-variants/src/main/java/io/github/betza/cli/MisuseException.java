package io.github.betza.cli;

/** Thrown where the words on the command line make no sense; the message says why, on one line. */
final class MisuseException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  MisuseException(String message) {
    super(message);
  }
}
