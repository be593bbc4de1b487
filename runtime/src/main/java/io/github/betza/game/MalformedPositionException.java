package io.github.betza.game;

/**
 * Thrown where the text of a position has no meaning; the message says why, on one line, and often
 * it is known which letters are to blame.
 */
public final class MalformedPositionException extends RuntimeException {
  private static final int NOWHERE = -1;

  private static final long serialVersionUID = 1L;

  private final int start;
  private final int end;

  /** Makes the exception with its message, for what no letters alone are to blame. */
  public MalformedPositionException(String message) {
    this(message, NOWHERE, NOWHERE);
  }

  /**
   * Makes the exception with its message and its place.
   *
   * @param start the index of the first letter in question
   * @param end the index after the last of them; the same for a place between two letters
   */
  MalformedPositionException(String message, int start, int end) {
    super(message);
    this.start = start;
    this.end = end;
  }

  /** Returns whether it is known which letters of the text are to blame. */
  public boolean hasPlace() {
    return start != NOWHERE;
  }

  /** Returns the index of the first letter in question, if that is known. */
  public int start() {
    return start;
  }

  /** Returns the index after the last letter in question, if that is known. */
  public int end() {
    return end;
  }
}
