package io.github.betza.processor.emit.plan;

/** The code of a piece would be too large for readers, javac or HotSpot. */
public final class TooLargeException extends Exception {
  private static final long serialVersionUID = 1L;

  private TooLargeException(String message) {
    super(message);
  }

  /** Returns the exception for a class with at least this number of lines. */
  public static TooLargeException lines(int lines) {
    return new TooLargeException(
        "the generated class would have %s lines or more, but %s are the limit"
            .formatted(lines, CodeLimits.LINES));
  }

  /** Returns the exception for a method with about this number of bytes of bytecode. */
  public static TooLargeException bytes(int bytes) {
    return new TooLargeException(
        ("a generated method would have some %s bytes of bytecode, but %s are the limit, since "
                + "HotSpot never compiles large methods")
            .formatted(bytes, CodeLimits.METHOD_BYTES));
  }
}
