package io.github.betza.play.protocol;

import io.github.betza.processor.tool.PlainLine;
import java.io.PrintWriter;

/** Writes answers line by line, each at once. Several threads may use it. */
record Output(PrintWriter writer) {
  private static final int LONGEST_QUOTE = 60;

  /**
   * Writes a line of plain characters: the names of a user's own games may contain any characters.
   */
  synchronized void line(String text) {
    writer.print(PlainLine.of(text) + "\n");
    writer.flush();
  }

  /** Returns a text as part of a line, without control characters. */
  static String clean(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .map(point -> point >= ' ' && point <= '~' ? point : '?')
        .forEach(shown::appendCodePoint);
    return shown.toString();
  }

  /** Returns the beginning of a text of the other program, as part of a line. */
  static String brief(String text) {
    boolean isLong = text.codePointCount(0, text.length()) > LONGEST_QUOTE;
    int end = isLong ? text.offsetByCodePoints(0, LONGEST_QUOTE) : text.length();
    return clean(text.substring(0, end)) + (isLong ? "..." : "");
  }
}
