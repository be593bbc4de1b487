package io.github.betza.cli;

/**
 * Thrown if the words on the command line are invalid; the message gives the reason on one line.
 */
final class MisuseException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  MisuseException(String message) {
    super(message);
  }
}
