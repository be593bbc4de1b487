package io.github.betza.processor.emit;

import java.util.Set;
import java.util.TreeSet;

/**
 * Makes the text of a file from the code of its class: indents it, and imports what it names.
 *
 * <p>The types of the board are imported all at once: javac looks up every import of a generated
 * file in each of three rounds, and a dozen of them took a twentieth of all that a piece takes.
 */
final class SourceText {
  private static final String INDENT = "  ";

  /** How much further the lines of a statement are indented that follow its first. */
  private static final int CONTINUED = 2;

  private final String packageName;
  private final String className;
  private final Set<String> imports = new TreeSet<>();
  private final StringBuilder text;
  private int level;
  private boolean begins = true;

  /** How many lines of a statement have ended; negative between statements. */
  private int lines = -1;

  private SourceText(String packageName, String className, int size) {
    this.packageName = packageName;
    this.className = className;
    this.text = new StringBuilder(size);
  }

  /** Returns the file. */
  static String of(String packageName, String className, Code type) {
    String marked = type.toString();
    SourceText body = new SourceText(packageName, className, marked.length() * 5 / 4);
    body.append(marked.toCharArray());
    StringBuilder file = new StringBuilder(body.text.length() + 512);
    if (!packageName.isEmpty()) {
      file.append("package ").append(packageName).append(";\n\n");
    }
    for (String name : body.imports) {
      file.append("import ").append(name).append(";\n");
    }
    if (!body.imports.isEmpty()) {
      file.append('\n');
    }
    return file.append(body.text).toString();
  }

  private void append(char[] marked) {
    int done = 0;
    for (int mark = nextMark(marked, 0); mark < marked.length; mark = nextMark(marked, done)) {
      text(marked, done, mark);
      done = pass(marked, mark);
    }
    text(marked, done, marked.length);
  }

  /** By itself, because the virtual machine compiles so small a loop in no time. */
  private static int nextMark(char[] marked, int from) {
    int at = from;
    while (at < marked.length && marked[at] >= ' ') {
      at++;
    }
    return at;
  }

  /** Does what a mark says, and returns where the text goes on. */
  private int pass(char[] marked, int mark) {
    switch (marked[mark]) {
      case Code.INDENT -> level++;
      case Code.UNINDENT -> level--;
      case Code.BEGIN_STATEMENT -> lines = 0;
      case Code.END_STATEMENT -> {
        level -= lines > 0 ? CONTINUED : 0;
        lines = -1;
      }
      case Code.TYPE -> {
        return appendType(marked, mark + 1);
      }
      case '\n' -> {
        text.append('\n');
        begins = true;
        level += lines == 0 ? CONTINUED : 0;
        lines += lines >= 0 ? 1 : 0;
      }
      default -> throw new IllegalArgumentException("a mark that means nothing");
    }
    return mark + 1;
  }

  private int appendType(char[] marked, int begin) {
    int end = begin;
    while (isPartOfType(marked[end])) {
      end++;
    }
    char[] name = type(new String(marked, begin, end - begin)).toCharArray();
    text(name, 0, name.length);
    return end;
  }

  /** The {@link RuntimeTypes} have names of plain letters. */
  private static boolean isPartOfType(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private void text(char[] source, int begin, int end) {
    if (begin < end) {
      for (int i = 0; begins && i < level; i++) {
        text.append(INDENT);
      }
      begins = false;
      text.append(source, begin, end - begin);
    }
  }

  /** Returns how a type is named: the class itself may have the simple name of one. */
  private String type(String simpleName) {
    String qualified = RuntimeTypes.qualified(simpleName);
    int dot = qualified.lastIndexOf('.');
    boolean near = packageName.contentEquals(qualified.subSequence(0, dot));
    if (simpleName.equals(className) && !near) {
      return qualified;
    }
    if (!near) {
      imports.add(
          RuntimeTypes.isImportedAtOnce(qualified)
              ? qualified.substring(0, dot) + ".*"
              : qualified);
    }
    return simpleName;
  }
}
