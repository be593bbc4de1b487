package io.github.betza.processor.report;

/**
 * Makes text printable: every character other than a visible letter of ASCII is written as in a
 * Java string. So every character takes up as many columns as it has letters, and the caret below
 * it is in the right place: a tab, a letter that an editor draws two columns wide, an invisible
 * mark or a right-to-left letter would move it.
 */
final class Letters {
  /** Longer sentences are cut: no message needs ten thousand letters. */
  private static final int LONGEST_SENTENCE = 1_000;

  private Letters() {}

  /** Returns a letter of a notation as in a Java string. */
  static String literal(char letter) {
    return switch (letter) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      default -> printable(letter);
    };
  }

  /** Returns a sentence in one line of printable letters. */
  static String sentence(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (result.length() >= LONGEST_SENTENCE) {
        return result.append("...").toString();
      }
      result.append(printable(text.charAt(i)));
    }
    return result.toString();
  }

  private static String printable(char letter) {
    return switch (letter) {
      case '\t' -> "\\t";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      default -> letter >= ' ' && letter <= '~' ? String.valueOf(letter) : escape(letter);
    };
  }

  /** Returns a letter as a Java escape with four digits. */
  private static String escape(char letter) {
    return "\\u" + Integer.toHexString(0x10000 | letter).substring(1);
  }
}
