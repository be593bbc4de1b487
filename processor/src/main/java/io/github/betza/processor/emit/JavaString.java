package io.github.betza.processor.emit;

/**
 * Writes text as Java source. JavaPoet would write a line separator unchanged, and break the line
 * there.
 */
public final class JavaString {
  private JavaString() {}

  /** Returns a string literal in ASCII. */
  public static String literal(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      append(literal, text.charAt(i), '"');
    }
    return literal.append('"').toString();
  }

  /** Returns a character literal in ASCII. */
  public static String literal(char letter) {
    StringBuilder literal = new StringBuilder("'");
    append(literal, letter, '\'');
    return literal.append('\'').toString();
  }

  /**
   * Appends a letter. Control characters become octal escapes: a unicode escape for the end of a
   * line would end the literal.
   */
  private static void append(StringBuilder literal, char letter, char quote) {
    if (letter == quote || letter == '\\') {
      literal.append('\\').append(letter);
    } else if (letter < ' ' || letter == 0x7F) {
      literal.append("\\" + Integer.toOctalString(01000 | letter).substring(1));
    } else if (letter < 0x7F) {
      literal.append(letter);
    } else {
      literal.append("\\u" + Integer.toHexString(0x10000 | letter).substring(1));
    }
  }
}
