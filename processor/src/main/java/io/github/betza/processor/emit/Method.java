package io.github.betza.processor.emit;

import java.util.ArrayList;
import java.util.List;

/** A method of a generated class, while it is being put together. */
final class Method {
  /** How long the line of a signature may be, without the indentation of the class. */
  private static final int LINE = 98;

  private final Code.Builder before = Code.builder();
  private final String signature;
  private final List<Parameter> parameters = new ArrayList<>();

  /** A parameter of a generated method. */
  record Parameter(Code type, String name) {}

  Method(String modifiers, Code type, String name) {
    this.signature = modifiers + " " + type + " " + name;
  }

  /** Returns a method that implements or overrides another. */
  static Method override(Code type, String name) {
    Method method = new Method("public", type, name);
    method.before.add("@Override\n");
    return method;
  }

  /** Gives the method a description, in lines. */
  Method describe(String description) {
    before.add(ClassJavadoc.comment(description));
    return this;
  }

  /** Gives the method a line for those who read its source. */
  Method remark(String line) {
    before.add("// $L\n", line);
    return this;
  }

  Method take(Code type, String name) {
    return take(new Parameter(type, name));
  }

  Method take(Parameter parameter) {
    parameters.add(parameter);
    return this;
  }

  /** Returns the method with its statements. */
  Code of(Code statements) {
    return Code.of("$L$L {\n$>$L$<}\n", before.build(), wrapped(), statements);
  }

  /** Puts the parameters behind the name, in as many lines as they take. */
  private String wrapped() {
    StringBuilder result = new StringBuilder(signature).append('(');
    int column = width(result);
    for (int i = 0; i < parameters.size(); i++) {
      Parameter parameter = parameters.get(i);
      boolean last = i == parameters.size() - 1;
      String text = (i == 0 ? "" : " ") + parameter.type() + " " + parameter.name();
      int width = width(text) + (last ? ") {" : ",").length();
      if (i > 0 && column + width > LINE) {
        result.append("\n   ");
        column = 3;
      }
      result.append(text).append(last ? "" : ",");
      column += width;
    }
    return result.append(')').toString();
  }

  private static int width(CharSequence text) {
    int width = 0;
    for (int i = 0; i < text.length(); i++) {
      width += text.charAt(i) == Code.TYPE ? 0 : 1;
    }
    return width;
  }
}
