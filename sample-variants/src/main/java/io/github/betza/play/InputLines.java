package io.github.betza.play;

import java.io.IOException;
import java.io.Reader;

/**
 * The lines of an input, in bounded memory.
 *
 * @param longest the greatest length of a line that is not cut off
 */
public record InputLines(Reader reader, int longest) {
  /**
   * Returns the next line, or null if there is none. A line that is too long is cut off after one
   * character more than the limit.
   *
   * @throws IOException if the input cannot be read
   */
  public String next() throws IOException {
    int letter = reader.read();
    if (letter < 0) {
      return null;
    }
    StringBuilder line = new StringBuilder();
    boolean isCut = false;
    while (letter >= 0 && letter != '\n') {
      if (line.length() <= longest) {
        line.append((char) letter);
      } else {
        isCut = true;
      }
      letter = reader.read();
    }
    int last = line.length() - 1;
    if (!isCut && last >= 0 && line.charAt(last) == '\r') {
      line.setLength(last);
    }
    return line.toString();
  }

  /**
   * Returns whether more can be read at once.
   *
   * @throws IOException if the input cannot be read
   */
  public boolean ready() throws IOException {
    return reader.ready();
  }
}
