package io.github.betza.processor.text;

/**
 * Text without effect on the text around it. Names of games and pieces may contain any characters:
 * some end a line, and some change the order of the text after them, so that a reader mistakes a
 * part of a name for something else.
 */
public final class PlainText {
  /** The marks, embeddings, overrides and isolates of the Unicode bidirectional algorithm. */
  private static final String DIRECTIONS =
      "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";

  private PlainText() {}

  /** Returns a text with a space for each character that is not plain. */
  public static String of(String text) {
    StringBuilder plain = new StringBuilder();
    text.codePoints().map(point -> isPlain(point) ? point : ' ').forEach(plain::appendCodePoint);
    return plain.toString();
  }

  /**
   * Returns whether a character is neither a control character, the end of a line, a change of the
   * direction of writing, nor half of a character of two chars.
   */
  public static boolean isPlain(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      default -> DIRECTIONS.indexOf(point) < 0;
    };
  }
}
