package io.github.betza.processor.emit;

import java.util.ArrayList;
import java.util.List;

/** A method of a generated class, while it is being put together. */
final class GeneratedMethod {
  /** How long the line of a signature may be, without the indentation of the class. */
  private static final int LINE = 98;

  private final String signature;
  private final boolean isOverride;
  private String description = "";
  private String returned = "";
  private String further = "";
  private final List<Parameter> parameters = new ArrayList<>();

  /** A parameter of a generated method. */
  record Parameter(Code type, String name) {}

  GeneratedMethod(String modifiers, Code type, String name) {
    this(modifiers, type, name, false);
  }

  private GeneratedMethod(String modifiers, Code type, String name, boolean isOverride) {
    this.signature = modifiers + " " + type + " " + name;
    this.isOverride = isOverride;
  }

  /** Returns a method that implements or overrides another, which has its description. */
  static GeneratedMethod override(Code type, String name) {
    return new GeneratedMethod("public", type, name, true);
  }

  /** Gives the method a description, in lines; {@link ParameterWords} describe its parameters. */
  GeneratedMethod describe(String lines) {
    description = lines;
    return this;
  }

  /** Sets the description of the returned value. */
  GeneratedMethod returns(String words) {
    returned = words;
    return this;
  }

  /** Adds lines at the end of the description. */
  GeneratedMethod further(String lines) {
    further = lines;
    return this;
  }

  GeneratedMethod take(Code type, String name) {
    return take(new Parameter(type, name));
  }

  GeneratedMethod take(Parameter parameter) {
    parameters.add(parameter);
    return this;
  }

  /** Returns the method with its statements. */
  Code of(Code statements) {
    Code before = isOverride ? new Code("@Override\n") : ClassJavadoc.comment(javadoc());
    return Code.of("$L$L {\n$>$L$<}\n", before, wrapped(), statements);
  }

  private String javadoc() {
    StringBuilder javadoc = new StringBuilder(description);
    if (!parameters.isEmpty()) {
      javadoc.append('\n');
    }
    for (Parameter parameter : parameters) {
      String words = ParameterWords.of(parameter.name());
      javadoc.append("@param ").append(parameter.name()).append(' ').append(words).append('\n');
    }
    if (!returned.isEmpty()) {
      javadoc.append("@return ").append(returned).append('\n');
    }
    return javadoc.append(further).toString();
  }

  /** Puts the parameters after the name, in as many lines as they take. */
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
