package io.github.betza.benchmarks.measure;

/** Thrown where something could not be measured; its message says what and why. */
public final class MeasuringException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Makes an exception that nothing else caused. */
  public MeasuringException(String message) {
    super(message);
  }

  /** Makes an exception. */
  public MeasuringException(String message, Throwable cause) {
    super(message, cause);
  }
}
