package io.github.betza.imports;

import io.github.betza.processor.tool.PlainLine;

/** Makes text from a file harmless in a comment of a Java source. */
final class JavaText {
  private JavaText() {}

  /** Returns text for a Javadoc comment: one line, in which nothing has a meaning. */
  static String comment(String text) {
    StringBuilder result = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (!PlainLine.isPlain(point)) {
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
