package io.github.betza.processor.path.compare;

/** Two pieces cannot be compared move by move. The message is the reason, as half a sentence. */
final class UndecidedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UndecidedException(String reason) {
    super(reason);
  }
}
