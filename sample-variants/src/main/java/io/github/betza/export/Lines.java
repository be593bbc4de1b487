package io.github.betza.export;

/** Keeps text from annotations on one line. */
public final class Lines {
  private Lines() {}

  /** Returns a text without control characters. */
  public static String one(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .map(point -> Character.isISOControl(point) ? ' ' : point)
        .forEach(line::appendCodePoint);
    return line.toString();
  }
}
