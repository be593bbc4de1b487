package io.github.betza.game;

/**
 * Thrown if a text is not a valid position. The message gives the reason on one line; often the
 * exception also contains the place of the wrong letters.
 */
public final class MalformedPositionException extends RuntimeException {
  private static final int NOWHERE = -1;

  private static final long serialVersionUID = 1L;

  private final int start;
  private final int end;

  /** Makes the exception with its message, for a mistake without a place. */
  public MalformedPositionException(String message) {
    this(message, NOWHERE, NOWHERE);
  }

  /**
   * Makes the exception with its message and its place.
   *
   * @param start the index of the first letter in question
   * @param end the index after the last of them; equal to start for a place between two letters
   */
  MalformedPositionException(String message, int start, int end) {
    super(message);
    this.start = start;
    this.end = end;
  }

  /** Returns whether the place of the wrong letters is known. */
  public boolean hasPlace() {
    return start != NOWHERE;
  }

  /** Returns the index of the first letter in question; valid only if {@link #hasPlace}. */
  public int start() {
    return start;
  }

  /** Returns the index after the last letter in question; valid only if {@link #hasPlace}. */
  public int end() {
    return end;
  }
}
