package io.github.betza.processor.tool;

import io.github.betza.processor.emit.JavaString;

/** Writes text as Java literals, for programs that write annotated sources. */
public final class JavaLiteral {
  private JavaLiteral() {}

  /**
   * Returns a string literal in ASCII; no text can end the literal or the line.
   *
   * @throws NullPointerException if the text is null
   */
  public static String of(String text) {
    return JavaString.literal(text);
  }
}
