package io.github.betza.processor.emit;

/** Thrown where the code for a piece would be too large to be compiled in a reasonable time. */
public final class TooLargeException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int lines;

  TooLargeException(int lines) {
    super("the generated code is too large: " + lines + " lines, or a method beyond the limit");
    this.lines = lines;
  }

  /** Returns how many lines had been generated when the limit was found to be exceeded. */
  public int lines() {
    return lines;
  }
}
