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
    for (int i = 0; i < marked.length; i++) {
      char c = marked[i];
      if (c >= ' ') {
        continue;
      }
      text(marked, done, i);
      done = i + 1;
      switch (c) {
        case Code.INDENT -> level++;
        case Code.UNINDENT -> level--;
        case Code.BEGIN_STATEMENT -> lines = 0;
        case Code.END_STATEMENT -> {
          level -= lines > 0 ? CONTINUED : 0;
          lines = -1;
        }
        case Code.TYPE -> {
          while (Character.isJavaIdentifierPart(marked[done])) {
            done++;
          }
          char[] name = type(new String(marked, i + 1, done - i - 1)).toCharArray();
          text(name, 0, name.length);
          i = done - 1;
        }
        case '\n' -> {
          text.append('\n');
          begins = true;
          level += lines == 0 ? CONTINUED : 0;
          lines += lines >= 0 ? 1 : 0;
        }
        default -> throw new IllegalArgumentException("a mark that means nothing");
      }
    }
    text(marked, done, marked.length);
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
    String qualified = Types.qualified(simpleName);
    int dot = qualified.lastIndexOf('.');
    boolean near = packageName.contentEquals(qualified.subSequence(0, dot));
    if (simpleName.equals(className) && !near) {
      return qualified;
    }
    if (!near) {
      imports.add(
          Types.isImportedAtOnce(qualified) ? qualified.substring(0, dot) + ".*" : qualified);
    }
    return simpleName;
  }
}
