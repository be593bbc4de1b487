package io.github.betza.cli;

/** Makes text from outside fit to be shown: one line, bounded, without control characters. */
final class Printable {
  private static final int LONGEST = 300;
  private static final int LONGEST_QUOTE = 60;

  private Printable() {}

  /** Returns a message as one line. */
  static String line(String text) {
    return clean(text, LONGEST);
  }

  /** Returns something that was typed in, in quotes. */
  static String quote(String text) {
    return "'" + clean(text, LONGEST_QUOTE) + "'";
  }

  private static String clean(String text, int longest) {
    StringBuilder result = new StringBuilder();
    text.codePoints()
        .limit(longest)
        .map(point -> Character.isISOControl(point) ? ' ' : point)
        .forEach(result::appendCodePoint);
    return result + (text.codePointCount(0, text.length()) > longest ? "..." : "");
  }
}
