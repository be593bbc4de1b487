package io.github.betza.processor.emit.plan;

/** The code of a piece would be larger than people, javac or HotSpot can live with. */
public final class TooLargeException extends Exception {
  private static final long serialVersionUID = 1L;

  private TooLargeException(String message) {
    super(message);
  }

  /** Returns what to throw where a class would have so many lines or more. */
  public static TooLargeException lines(int lines) {
    return new TooLargeException(
        "the generated class would have %s lines or more, but %s are the limit"
            .formatted(lines, CodeLimits.LINES));
  }

  /** Returns what to throw where a method would have about so many bytes of bytecode. */
  public static TooLargeException bytes(int bytes) {
    return new TooLargeException(
        ("a generated method would have some %s bytes of bytecode, but %s are the limit, since "
                + "HotSpot never compiles large methods")
            .formatted(bytes, CodeLimits.METHOD_BYTES));
  }
}
