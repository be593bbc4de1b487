package io.github.betza.benchmarks.measure;

/** Thrown if something could not be measured; its message is the reason. */
public final class MeasuringException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Makes an exception without a cause. */
  public MeasuringException(String message) {
    super(message);
  }

  /** Makes an exception. */
  public MeasuringException(String message, Throwable cause) {
    super(message, cause);
  }
}
