package io.github.betza.cli.output;

import io.github.betza.processor.tool.PlainLine;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;

/** Makes text from outside printable: one line of limited length, of plain characters. */
public final class Printable {
  private static final int LONGEST = 300;
  private static final int LONGEST_QUOTE = 60;

  private Printable() {}

  /** Returns a message as one line. */
  public static String line(String text) {
    return clean(text, LONGEST);
  }

  /** Returns a text that a user has typed, in quotes. */
  public static String quote(String text) {
    return "'" + clean(text, LONGEST_QUOTE) + "'";
  }

  /** Returns a text of plain characters, of any length. */
  public static String plain(String text) {
    return clean(text, Integer.MAX_VALUE);
  }

  /**
   * Returns why a file cannot be read or written; the messages of some exceptions are only names of
   * files.
   */
  public static String reason(IOException e) {
    String message = line(String.valueOf(e.getMessage()));
    if (e instanceof NoSuchFileException) {
      return "no such file or folder: " + message;
    }
    if (e instanceof AccessDeniedException) {
      return "access denied: " + message;
    }
    return e instanceof FileAlreadyExistsException ? "this is no folder: " + message : message;
  }

  private static String clean(String text, int longest) {
    StringBuilder result = new StringBuilder();
    text.codePoints()
        .limit(longest)
        .map(point -> PlainLine.isPlain(point) ? point : ' ')
        .forEach(result::appendCodePoint);
    return result + (text.codePointCount(0, text.length()) > longest ? "..." : "");
  }
}
