package io.github.betza.processor.emit;

/** The code of a piece would be larger than people, javac or HotSpot can live with. */
public final class TooLargeException extends Exception {
  private static final long serialVersionUID = 1L;

  private TooLargeException(String message) {
    super(message);
  }

  static TooLargeException lines(int lines) {
    return new TooLargeException(
        "the generated class would have "
            + lines
            + " lines or more, but "
            + CodeLimits.LINES
            + " are the limit");
  }

  static TooLargeException bytes(int bytes) {
    return new TooLargeException(
        "a generated method would have some "
            + bytes
            + " bytes of bytecode, but "
            + CodeLimits.METHOD_BYTES
            + " are the limit, since HotSpot never compiles large methods");
  }
}
