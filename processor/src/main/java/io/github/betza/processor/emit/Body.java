package io.github.betza.processor.emit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The statements of a method while they are being written. */
final class Body {
  private final Code.Builder code = Code.builder();
  private final Map<String, Integer> names;
  private final Code.Builder conditions = Code.builder();

  /** Makes the body of a method whose parameters have some of the names that variables get. */
  Body(List<String> parameters) {
    this(new HashMap<>());
    parameters.forEach(this::name);
  }

  private Body(Map<String, Integer> names) {
    this.names = names;
  }

  /** Returns a body for statements of the same method, whose variables must have other names. */
  Body sibling() {
    return new Body(names);
  }

  /** Returns a name that no other variable of the method has. */
  String name(String base) {
    int number = names.merge(base, 1, Integer::sum);
    return number == 1 ? base : base + number;
  }

  void statement(String format, Object... arguments) {
    flush();
    code.addStatement(format, arguments);
  }

  void comment(String text) {
    flush();
    code.add("// $L\n", text);
  }

  void statement(Code statement) {
    statement("$L", statement);
  }

  /** Adds a statement with a comment behind it. */
  void statement(Code statement, String comment) {
    flush();
    code.add("$L; // $L\n", statement, comment);
  }

  void begin(String format, Object... arguments) {
    flush();
    code.beginControlFlow(format, arguments);
  }

  void next(String format, Object... arguments) {
    flush();
    code.nextControlFlow(format, arguments);
  }

  void end() {
    flush();
    code.endControlFlow();
  }

  /** Answers true where a condition holds. Conditions in a row are joined. */
  void answerIf(Code condition) {
    conditions.add(conditions.isEmpty() ? "$>$>$L" : "\n|| $L", condition);
  }

  /** Answers false, or whatever the conditions just before tell. */
  void answerFalse() {
    if (conditions.isEmpty()) {
      code.addStatement("return false");
    } else {
      code.add("return $L$<$<;\n", conditions.build());
      conditions.clear();
    }
  }

  private void flush() {
    if (!conditions.isEmpty()) {
      code.add("if ($L$<$<) {\n$>return true;\n$<}\n", conditions.build());
      conditions.clear();
    }
  }

  /** Returns the statements. */
  Code build() {
    flush();
    return code.build();
  }
}
