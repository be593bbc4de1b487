package io.github.betza.processor.emit;

import java.util.List;

/**
 * A piece of generated source. It is plain text with marks for indentation, for the bounds of
 * statements, and for names of types: {@link SourceText} resolves them when the class is complete.
 * The marks are control characters that no identifier can have, and that {@link PieceText} keeps
 * out of all other text.
 *
 * <p>A general library for writing Java would do this as well. Most of the time that the processor
 * takes went there, and it is to take two milliseconds for a piece.
 */
final class Code {
  static final char INDENT = '\u001c';
  static final char UNINDENT = '\u001d';
  static final char BEGIN_STATEMENT = '\u001e';
  static final char END_STATEMENT = '\u001f';

  /** Stands before the simple name of one of the {@link RuntimeTypes}. */
  static final char TYPE = '\u000b';

  static final Code NOTHING = new Code("");

  /** How long a part of a statement may be to share its line with an indented keyword. */
  private static final int SHORT = 76;

  private final String text;

  Code(String text) {
    this.text = text;
  }

  /**
   * Returns source after a pattern, in which {@code $L} stands for the next argument, {@code $>}
   * and {@code $<} indent the lines that follow by one level more or less.
   *
   * @throws IllegalArgumentException where the pattern has another {@code $}
   */
  static Code of(String format, Object... arguments) {
    return new Builder().add(format, arguments).build();
  }

  /** Returns the name of a type. */
  static Code type(String simpleName) {
    return new Code(TYPE + simpleName);
  }

  static Builder builder() {
    return new Builder();
  }

  static Code join(List<Code> codes, String separator) {
    Builder all = builder();
    for (Code code : codes) {
      all.add(all.isEmpty() ? "$L" : separator + "$L", code);
    }
    return all.build();
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  boolean isLike(Code other) {
    return text.equals(other.text);
  }

  /** Returns whether a part of a statement has a place on one line with the rest of it. */
  boolean isShort() {
    return text.length() <= SHORT && text.indexOf('\n') < 0;
  }

  /** Returns whether a condition holds where one of some does, which no parentheses enclose. */
  boolean isAlternative() {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == '|' && depth == 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the text with its marks. */
  @Override
  public String toString() {
    return text;
  }

  /** Puts source together. */
  static final class Builder {
    private final StringBuilder text = new StringBuilder();

    boolean isEmpty() {
      return text.length() == 0;
    }

    boolean isLike(Builder other) {
      return text.compareTo(other.text) == 0;
    }

    Builder add(Code code) {
      text.append(code.text);
      return this;
    }

    /** Adds source after a pattern, see {@link Code#of}. */
    Builder add(String format, Object... arguments) {
      int next = 0;
      int done = 0;
      for (int at = format.indexOf('$'); at >= 0; at = format.indexOf('$', done)) {
        text.append(format, done, at);
        char what = at + 1 < format.length() ? format.charAt(at + 1) : ' ';
        switch (what) {
          case 'L' -> text.append(arguments[next++]);
          case '>' -> text.append(INDENT);
          case '<' -> text.append(UNINDENT);
          default -> throw new IllegalArgumentException(format);
        }
        done = at + 2;
      }
      text.append(format, done, format.length());
      if (next != arguments.length) {
        throw new IllegalArgumentException(format);
      }
      return this;
    }

    /** Adds a statement; if it takes several lines, the later ones are indented further. */
    Builder addStatement(String format, Object... arguments) {
      text.append(BEGIN_STATEMENT);
      add(format, arguments);
      text.append(";\n").append(END_STATEMENT);
      return this;
    }

    Builder beginControlFlow(String format, Object... arguments) {
      add(format, arguments);
      text.append(" {\n").append(INDENT);
      return this;
    }

    Builder nextControlFlow(String format, Object... arguments) {
      text.append(UNINDENT).append("} ");
      add(format, arguments);
      text.append(" {\n").append(INDENT);
      return this;
    }

    Builder endControlFlow() {
      text.append(UNINDENT).append("}\n");
      return this;
    }

    Code build() {
      return isEmpty() ? NOTHING : new Code(text.toString());
    }
  }
}
