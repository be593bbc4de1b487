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
        "the generated class would have "
            + lines
            + " lines or more, but "
            + CodeLimits.LINES
            + " are the limit");
  }

  /** Returns what to throw where a method would have about so many bytes of bytecode. */
  public static TooLargeException bytes(int bytes) {
    return new TooLargeException(
        "a generated method would have some "
            + bytes
            + " bytes of bytecode, but "
            + CodeLimits.METHOD_BYTES
            + " are the limit, since HotSpot never compiles large methods");
  }
}
