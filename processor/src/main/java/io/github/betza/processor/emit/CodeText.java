package io.github.betza.processor.emit;

import io.github.betza.processor.emit.plan.CodeLimits;

/** Looks at generated statements as text. */
final class CodeText {
  private static final String COMMENT = "//";

  private final Code code;
  private final String text;

  CodeText(Code code) {
    this.code = code;
    this.text = withoutComments(code.toString());
  }

  private static String withoutComments(String text) {
    int at = text.indexOf(COMMENT);
    if (at < 0) {
      return text;
    }
    StringBuilder result = new StringBuilder(text.length());
    int done = 0;
    while (at >= 0) {
      result.append(text, done, at);
      done = text.indexOf('\n', at);
      done = done < 0 ? text.length() : done;
      at = text.indexOf(COMMENT, done);
    }
    return result.append(text, done, text.length()).toString();
  }

  /** Returns the statements. */
  Code code() {
    return code;
  }

  /** Returns the text of the statements, without comments. */
  String text() {
    return text;
  }

  /**
   * Returns how many bytes of bytecode the statements take at most. Reading a variable takes two
   * bytes, a call three and its arguments, and names are longer than that, so counting characters
   * errs on the large side; the tests hold what javac makes against the limit on the estimate.
   */
  int bytes() {
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      // Spaces, ends of lines and marks take none.
      count += text.charAt(i) > ' ' ? 1 : 0;
    }
    return count;
  }

  /**
   * Returns whether a method may hold the statements. A text with no more characters than bytes are
   * allowed is not even looked at, and few have more.
   */
  boolean fits() {
    return text.length() <= CodeLimits.METHOD_BYTES || bytes() <= CodeLimits.METHOD_BYTES;
  }

  /** Returns how many lines the statements take. */
  int lines() {
    int count = 0;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      count++;
    }
    return count;
  }

  /** Returns whether a variable is used. */
  boolean uses(String variable) {
    return uses(text, variable);
  }

  /** Returns whether a variable is used in some source. */
  static boolean uses(String text, String variable) {
    int at = text.indexOf(variable);
    while (at >= 0) {
      int end = at + variable.length();
      boolean begins = at == 0 || !isPartOfName(text.charAt(at - 1));
      if (begins && (end == text.length() || !isPartOfCall(text.charAt(end)))) {
        return true;
      }
      at = text.indexOf(variable, at + 1);
    }
    return false;
  }

  /** A method may have the name of a variable. */
  private static boolean isPartOfCall(char c) {
    return c == '(' || Character.isJavaIdentifierPart(c);
  }

  private static boolean isPartOfName(char c) {
    return c == '.' || Character.isJavaIdentifierPart(c);
  }
}
