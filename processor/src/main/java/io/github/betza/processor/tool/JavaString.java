package io.github.betza.processor.tool;

/** Writes text as Java source. */
public final class JavaString {
  private JavaString() {}

  /**
   * Returns a string literal in ASCII. Control characters become octal escapes: a unicode escape
   * for the end of a line would end the literal.
   */
  public static String literal(String text) {
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
}
