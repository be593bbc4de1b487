package io.github.betza.processor.emit.code;

import io.github.betza.processor.text.PlainText;

/** Texts within the Javadoc of generated code. */
public final class JavadocText {
  private JavadocText() {}

  /**
   * Returns a text as Javadoc shows it. Whatever it contains, for example a name of a piece, it
   * neither ends the comment, nor becomes a tag or an escape, nor changes the direction of other
   * text.
   */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '&' -> shown.append("&amp;");
                case '<' -> shown.append("&lt;");
                case '>' -> shown.append("&gt;");
                case '@', '{', '}', '*', '\\' -> shown.append("&#").append(point).append(';');
                default -> shown.appendCodePoint(PlainText.isPlain(point) ? point : ' ');
              }
            });
    return shown.toString();
  }
}
