package io.github.betza.processor.emit.code;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Set;

/** Code from a format of JavaPoet. */
record CodeFormat(String format, List<Object> arguments) implements Code {
  CodeFormat {
    arguments = List.copyOf(arguments);
  }

  @Override
  public void addNames(Set<Code> names) {
    for (Object argument : arguments) {
      if (argument instanceof Code code) {
        code.addNames(names);
      }
    }
  }

  @Override
  public Code withName(Code name, Code other) {
    List<Object> replaced =
        arguments.stream()
            .map(argument -> argument instanceof Code code ? code.withName(name, other) : argument)
            .toList();
    return new CodeFormat(format, replaced);
  }

  @Override
  public int bytes() {
    int bytes = letters(format);
    for (Object argument : arguments) {
      bytes +=
          argument instanceof Code code
              ? code.bytes()
              : argument instanceof ClassName type
                  ? type.simpleName().length()
                  : letters(String.valueOf(argument));
    }
    return bytes;
  }

  /** Returns the number of letters of a text without marks of a format and white space. */
  private static int letters(String text) {
    int letters = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '$') {
        i++;
      } else if (letter > ' ') {
        letters++;
      }
    }
    return letters;
  }

  @Override
  public int lines() {
    int lines = 0;
    for (int at = format.indexOf('\n'); at >= 0; at = format.indexOf('\n', at + 1)) {
      lines++;
    }
    for (Object argument : arguments) {
      lines += argument instanceof Code code ? code.lines() : 0;
    }
    return lines;
  }

  @Override
  public void addTo(FormatBuilder builder) {
    builder.add(format, arguments);
  }

  /** Written out, as that of a vector is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CodeFormat code
        && format.equals(code.format)
        && arguments.equals(code.arguments);
  }

  @Override
  public int hashCode() {
    return 31 * format.hashCode() + arguments.hashCode();
  }
}
