package io.github.betza.game;

/** Thrown where the text of a position has no meaning; the message says why, on one line. */
public final class MalformedPositionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception with its message. */
  public MalformedPositionException(String message) {
    super(message);
  }
}
