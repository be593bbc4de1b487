package io.github.betza.processor.emit;

/**
 * Makes text from an annotation harmless: whatever it holds, it stays text in a comment or in a
 * string of generated code.
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

  private static void appendJavadoc(StringBuilder result, int c) {
    if (isPlain(c)) {
      result.appendCodePoint(c);
    } else {
      result.append("&#").append(c).append(';');
    }
  }

  /** Returns a string literal. */
  static String literal(String text) {
    StringBuilder result = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      appendCharacter(result, text.charAt(i));
    }
    return result.append('"').toString();
  }

  /** Returns a character literal. */
  static String literal(char c) {
    StringBuilder result = new StringBuilder("'");
    appendCharacter(result, c);
    return result.append('\'').toString();
  }

  private static void appendCharacter(StringBuilder result, int c) {
    if (c >= ' ' && c < 127 && c != '"' && c != '\\' && c != '\'') {
      result.append((char) c);
    } else if (c == '"') {
      result.append("\\\"");
    } else if (c == '\\') {
      result.append("\\\\");
    } else if (c < ' ') {
      // A unicode escape for the end of a line would end the literal.
      result.append(String.format("\\%03o", c));
    } else {
      result.append(String.format("\\u%04x", c));
    }
  }
}
