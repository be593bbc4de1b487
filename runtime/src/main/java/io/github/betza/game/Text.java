package io.github.betza.game;

/** Makes text from outside fit on a line. */
final class Text {
  private static final int LONGEST = 40;

  private Text() {}

  /** Returns the beginning of a text, with a question mark for every letter that is not ASCII. */
  static String brief(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .limit(LONGEST)
        .map(point -> point >= ' ' && point <= '~' ? point : '?')
        .forEach(shown::appendCodePoint);
    return shown + (text.length() > LONGEST ? "..." : "");
  }
}
