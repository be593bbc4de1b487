package io.github.betza.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.regex.Pattern;

/** Looks at generated statements as text. */
final class CodeText {
  private static final Pattern PACKAGE = Pattern.compile("io\\.github\\.betza\\.board\\.");
  private static final Pattern COMMENT = Pattern.compile("//[^\n]*");

  private final CodeBlock code;
  private final String text;

  CodeText(CodeBlock code) {
    this.code = code;
    this.text = COMMENT.matcher(PACKAGE.matcher(code.toString()).replaceAll("")).replaceAll("");
  }

  /** Returns the statements. */
  CodeBlock code() {
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
    return (int) text.chars().filter(c -> !Character.isWhitespace(c)).count();
  }

  /** Returns how many lines the statements take. */
  int lines() {
    return (int) text.chars().filter(c -> c == '\n').count();
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
