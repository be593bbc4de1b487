package io.github.betza.processor.emit;

/**
 * Makes text from an annotation harmless: whatever it holds, it stays text in a comment of
 * generated code. {@link JavaString} does so in a string.
 */
final class PieceText {
  private PieceText() {}

  /** Returns text for a Javadoc comment. */
  static String javadoc(String text) {
    int plain = 0;
    while (plain < text.length() && isPlain(text.charAt(plain))) {
      plain++;
    }
    if (plain == text.length()) {
      return text;
    }
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      appendJavadoc(result, text.codePointAt(i));
    }
    return result.toString();
  }

  private static boolean isPlain(int c) {
    return c == '\n' || (c >= ' ' && c < 127 && "<>&@*/\\{}".indexOf(c) < 0);
  }

  /**
   * Appends a letter. Numbers of control characters, and of most letters beyond ASCII, are no
   * entities to doclint; an escape of Java is one letter to it, and as harmless.
   */
  private static void appendJavadoc(StringBuilder result, int c) {
    if (isPlain(c)) {
      result.appendCodePoint(c);
    } else if (Character.isISOControl(c)) {
      result.append(Character.isWhitespace(c) ? " " : "\\ufffd");
    } else if (c < 128) {
      result.append("&#").append(c).append(';');
    } else {
      for (char unit : Character.toChars(c)) {
        result.append("\\u").append(Integer.toHexString(0x10000 | unit).substring(1));
      }
    }
  }
}
