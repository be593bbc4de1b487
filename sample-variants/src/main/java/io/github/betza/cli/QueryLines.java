package io.github.betza.cli;

import java.io.BufferedReader;
import java.io.IOException;

/** The lines of the standard input, none of which fills the memory however long it is. */
final class QueryLines {
  /** The characters of the longest line that may be a query. */
  static final int LONGEST = 100_000;

  private final BufferedReader reader;

  QueryLines(BufferedReader reader) {
    this.reader = reader;
  }

  /**
   * Returns the next line, or null where there is none. Of one that is too long it returns one
   * character more than {@link #LONGEST}.
   */
  String next() throws IOException {
    int letter = reader.read();
    if (letter < 0) {
      return null;
    }
    StringBuilder line = new StringBuilder();
    while (letter >= 0 && letter != '\n') {
      if (line.length() <= LONGEST) {
        line.append((char) letter);
      }
      letter = reader.read();
    }
    int last = line.length() - 1;
    if (last >= 0 && line.charAt(last) == '\r') {
      line.setLength(last);
    }
    return line.toString();
  }

  /** Returns whether more can be read at once. */
  boolean ready() throws IOException {
    return reader.ready();
  }
}
