package io.github.betza.processor.emit.code;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/**
 * Joins code to one format of JavaPoet. JavaPoet takes time for every part of a format, so names,
 * numbers and nested code become text of the format; only the rest are arguments.
 */
final class FormatBuilder {
  private final StringBuilder format = new StringBuilder();
  private final List<Object> arguments = new ArrayList<>();

  void addText(String text) {
    format.append(text.replace("$", "$$"));
  }

  /** Adds a format, with one argument for each mark that takes one. */
  void add(String added, List<Object> given) {
    int next = 0;
    int done = 0;
    for (int at = added.indexOf('$'); at >= 0; at = added.indexOf('$', at + 2)) {
      char mark = added.charAt(at + 1);
      if (!Character.isLetter(mark) || mark == 'W') {
        continue;
      }
      format.append(added, done, at);
      done = at + 2;
      addArgument(mark, given.get(next++));
    }
    format.append(added, done, added.length());
  }

  private void addArgument(char mark, Object argument) {
    if (argument instanceof Code code) {
      code.addTo(this);
    } else if (mark != 'S' && (argument instanceof CharSequence || argument instanceof Number)) {
      addText(argument.toString());
    } else {
      format.append('$').append(mark);
      arguments.add(argument);
    }
  }

  CodeBlock build() {
    return CodeBlock.of(format.toString(), arguments.toArray());
  }
}
