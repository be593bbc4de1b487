package io.github.betza.imports;

/** Makes text from a file harmless in a Java source. */
final class JavaText {
  private JavaText() {}

  /**
   * Returns a string literal in ASCII. Control characters become octal escapes: a unicode escape
   * for the end of a line would end the literal.
   */
  static String literal(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '"' || letter == '\\') {
        literal.append('\\').append(letter);
      } else if (letter < ' ' || letter == 0x7F) {
        literal.append(String.format("\\%03o", (int) letter));
      } else if (letter < 0x7F) {
        literal.append(letter);
      } else {
        literal.append(String.format("\\u%04x", (int) letter));
      }
    }
    return literal.append('"').toString();
  }

  /** Returns text for a Javadoc comment: one line, in which nothing has a meaning. */
  static String comment(String text) {
    StringBuilder result = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (Character.isISOControl(point)) {
                result.append(' ');
              } else if (point < 0x7F && "<>&@*/\\{}".indexOf(point) < 0) {
                result.appendCodePoint(point);
              } else {
                result.append("&#").append(point).append(';');
              }
            });
    return result.toString();
  }
}
