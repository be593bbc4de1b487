package io.github.betza.cli.output;

import io.github.betza.cli.Main;

/** Ends a command whose answer cannot be written; {@link Main} reports it for all commands. */
public final class NotWrittenException extends RuntimeException {
  /** The exit code of such a command, before the reason is known. */
  public static final int CODE = -1;

  private static final long serialVersionUID = 1L;
}
