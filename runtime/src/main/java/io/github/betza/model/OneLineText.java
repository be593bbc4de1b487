package io.github.betza.model;

/** Shortens text from outside to one line. */
public final class OneLineText {
  private static final int LONGEST = 40;

  private OneLineText() {}

  /**
   * Returns the beginning of a text. A letter that is not ASCII is written as an escape of a Java
   * string, so that similar letters can be distinguished.
   */
  public static String brief(String text) {
    StringBuilder shown = new StringBuilder();
    for (char letter : text.substring(0, Math.min(LONGEST, text.length())).toCharArray()) {
      shown.append(letter >= ' ' && letter <= '~' ? String.valueOf(letter) : escape(letter));
    }
    return shown + (text.length() > LONGEST ? "..." : "");
  }

  /** Returns a letter as an escape of a Java string, with four digits. */
  private static String escape(char letter) {
    return "\\u" + Integer.toHexString(0x10000 | letter).substring(1);
  }
}
