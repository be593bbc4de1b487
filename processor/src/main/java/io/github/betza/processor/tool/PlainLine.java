package io.github.betza.processor.tool;

import io.github.betza.processor.text.PlainText;

/**
 * Text as one line without effect on the text around it, for programs that write names of games and
 * pieces.
 */
public final class PlainLine {
  private PlainLine() {}

  /**
   * Returns a text with a space for each character that is not plain.
   *
   * @throws NullPointerException if the text is null
   */
  public static String of(String text) {
    return PlainText.of(text);
  }

  /**
   * Returns whether a character is neither a control character, the end of a line, a change of the
   * direction of writing, nor half of a character of two chars.
   */
  public static boolean isPlain(int point) {
    return PlainText.isPlain(point);
  }
}
