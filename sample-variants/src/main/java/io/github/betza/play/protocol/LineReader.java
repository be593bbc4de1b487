package io.github.betza.play.protocol;

import java.io.IOException;
import java.io.Reader;

/** Reads lines, and no more of one than fits a memory of fixed size. */
final class LineReader {
  /** The letters of the longest line that is not cut short: a game of some 100,000 moves. */
  private static final int LONGEST = 1_000_000;

  private final Reader reader;

  LineReader(Reader reader) {
    this.reader = reader;
  }

  /** Returns the next line, or null where there is none. */
  String next() throws IOException {
    StringBuilder line = new StringBuilder();
    int letter = reader.read();
    if (letter < 0) {
      return null;
    }
    while (letter >= 0 && letter != '\n') {
      if (line.length() < LONGEST && letter != '\r') {
        line.append((char) letter);
      }
      letter = reader.read();
    }
    return line.toString();
  }
}
