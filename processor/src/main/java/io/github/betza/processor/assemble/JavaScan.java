package io.github.betza.processor.assemble;

/** Finds the literals and comments of a Java text. */
final class JavaScan {
  private JavaScan() {}

  /**
   * Returns the end of the literal or comment that begins at a place; the place itself if none
   * begins there.
   */
  static int skip(String text, int place) {
    char letter = text.charAt(place);
    if (letter == '"' || letter == '\'') {
      int end = place + 1;
      while (text.charAt(end) != letter) {
        end += text.charAt(end) == '\\' ? 2 : 1;
      }
      return end + 1;
    }
    if (text.startsWith("//", place)) {
      int end = text.indexOf('\n', place);
      return end < 0 ? text.length() : end;
    }
    return text.startsWith("/*", place) ? text.indexOf("*/", place) + 2 : place;
  }
}
