package io.github.betza.cli.output;

import io.github.betza.cli.Main;

/** Ends a command whose answer cannot be written; {@link Main} says so for all commands alike. */
public final class NotWrittenException extends RuntimeException {
  /** The exit code of such a command, before it is known why. */
  public static final int CODE = -1;

  private static final long serialVersionUID = 1L;
}
