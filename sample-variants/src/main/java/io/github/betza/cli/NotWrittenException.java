package io.github.betza.cli;

/**
 * Ends a command whose answer cannot be written; that this is so is told of every command alike.
 */
final class NotWrittenException extends RuntimeException {
  private static final long serialVersionUID = 1L;
}
