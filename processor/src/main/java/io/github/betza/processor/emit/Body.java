package io.github.betza.processor.emit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The statements of a method while they are being written. */
final class Body {
  private final Code.Builder code = Code.builder();
  private final Map<String, Integer> names;
  private final Code.Builder conditions = Code.builder();

  /** The moves that are wanted wherever a statement is reached that is being written. */
  private Wanted wanted = Wanted.BOTH;

  /** What the block is for that may go on if the next statement is for the same. */
  private Wanted idle = Wanted.BOTH;

  /** Makes the body of a method whose parameters have some of the names that variables get. */
  Body(List<String> parameters) {
    this(new HashMap<>());
    for (String parameter : parameters) {
      name(parameter);
    }
  }

  private Body(Map<String, Integer> names) {
    this.names = names;
  }

  /** Returns a body for statements of the same method, whose variables must have other names. */
  Body sibling() {
    return new Body(names);
  }

  /** Returns a body to try what statements would look like here, and to be thrown away. */
  Body draft() {
    Body draft = new Body(new HashMap<>(names));
    draft.wanted = wanted;
    return draft;
  }

  /** Returns a name that no other variable of the method has. */
  String name(String base) {
    int number = names.getOrDefault(base, 0) + 1;
    names.put(base, number);
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

  /** Returns which moves are wanted wherever the next statement is reached. */
  Wanted wanted() {
    return wanted;
  }

  /** Says which moves are wanted wherever the next statement is reached, and returns the former. */
  Wanted setWanted(Wanted next) {
    Wanted before = wanted;
    wanted = next;
    return before;
  }

  /**
   * Opens a block for statements that lead to some moves only, unless those are known to be wanted.
   *
   * @return whether there is a block, for {@link #endWanted}
   */
  boolean beginWanted(Wanted moves, BoardAccess access) {
    if (moves == Wanted.BOTH || wanted != Wanted.BOTH) {
      return false;
    }
    if (idle == moves) {
      idle = Wanted.BOTH;
    } else {
      begin("if ($L)", access.isWanted(moves));
    }
    wanted = moves;
    return true;
  }

  /** Closes such a block, if it was opened. Another for the same moves just behind continues it. */
  void endWanted(boolean opened) {
    if (opened) {
      flush();
      idle = wanted;
      wanted = Wanted.BOTH;
    }
  }

  /** Answers true where a condition holds. Conditions in a row are joined. */
  void answerIf(Code condition) {
    conditions.add(conditions.isEmpty() ? "$>$>$L" : "\n|| $L", condition);
  }

  /** Answers false, or whatever the conditions just before tell. */
  void answerFalse() {
    if (conditions.isEmpty()) {
      flush();
      code.addStatement("return false");
    } else {
      code.add("return $L$<$<;\n", conditions.build());
      conditions.clear();
    }
  }

  private void flush() {
    if (idle != Wanted.BOTH) {
      idle = Wanted.BOTH;
      code.endControlFlow();
    }
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
