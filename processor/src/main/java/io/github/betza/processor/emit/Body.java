package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The statements of a method while they are being written. */
final class Body {
  private final CodeBuilder code = new CodeBuilder();
  private final Map<String, Integer> names;

  /** The adjacent conditions that return true and are not written yet. */
  private List<Code> conditions = new ArrayList<>();

  /**
   * The open blocks that are not written yet: the last may consist of a returned condition only.
   */
  private final List<Guard> guards = new ArrayList<>();

  /** The moves that are wanted whenever the present statement is reached. */
  private MoveFilter filter = MoveFilter.BOTH;

  /** The moves of the closed block that continues if the next statement is for the same moves. */
  private MoveFilter idle = MoveFilter.BOTH;

  /**
   * A block for statements under a condition.
   *
   * @param before the condition before it
   */
  private record Guard(List<Code> before, Code condition) {}

  /** Makes the body of a method whose parameters use some of the names of variables. */
  Body(List<CodeName> parameters) {
    this(new HashMap<>());
    parameters.forEach(parameter -> name(parameter.name()));
  }

  private Body(Map<String, Integer> names) {
    this.names = names;
  }

  /** Returns a body for statements of the same method, whose variables must have other names. */
  Body sibling() {
    return new Body(names);
  }

  /** Returns a body to try statements that may be added here; see {@link #add}. */
  Body draft() {
    Body draft = new Body(new HashMap<>(names));
    draft.filter = filter;
    return draft;
  }

  /** Returns a name that no other variable of the method has. */
  CodeName name(String base) {
    int number = names.getOrDefault(base, 0) + 1;
    names.put(base, number);
    return CodeName.variable(number == 1 ? base : base + number);
  }

  void statement(String format, Object... arguments) {
    flush();
    code.addStatement(format, arguments);
  }

  void comment(String text) {
    flush();
    code.add("$L\n", Code.comment(text));
  }

  void statement(Code statement) {
    statement("$L", statement);
  }

  /** Adds a statement followed by a comment. */
  void statement(Code statement, String comment) {
    flush();
    code.add("$L; $L\n", statement, Code.comment(comment));
  }

  void begin(String format, Object... arguments) {
    flush();
    code.beginControlFlow(format, arguments);
  }

  /** Opens a block for statements under a condition. */
  void beginIf(Code condition) {
    flushIdle();
    guards.add(new Guard(conditions, condition));
    conditions = new ArrayList<>();
  }

  void beginIf(String condition, Object... arguments) {
    beginIf(Code.of(condition, arguments));
  }

  void next(String format, Object... arguments) {
    flush();
    code.nextControlFlow(format, arguments);
  }

  /** Closes a block. A block that only returns a condition becomes a condition itself. */
  void end() {
    if (guards.isEmpty() || conditions.isEmpty()) {
      flush();
      code.endControlFlow();
      return;
    }
    Guard guard = guards.remove(guards.size() - 1);
    Code condition = guard.condition().operand();
    Code held =
        conditions.size() == 1
            ? Code.of("$L && $L", condition, conditions.get(0).operand())
            : Code.of("$L$>$>\n&& ($L)$<$<", condition, any(conditions));
    conditions = guard.before();
    conditions.add(held);
  }

  /** Adds the statements of a finished draft. */
  void add(Body draft) {
    draft.names.forEach((base, number) -> names.merge(base, number, Math::max));
    if (draft.code.isEmpty()) {
      conditions.addAll(draft.conditions);
    } else {
      flush();
      code.add(draft.build());
    }
  }

  /** Returns whether two finished drafts have the same statements. */
  boolean isLike(Body draft) {
    return code.build().equals(draft.code.build()) && conditions.equals(draft.conditions);
  }

  /** Returns which moves are wanted whenever the next statement is reached. */
  MoveFilter filter() {
    return filter;
  }

  /**
   * Sets which moves are wanted whenever the next statement is reached, and returns the former
   * value.
   */
  MoveFilter setWanted(MoveFilter next) {
    MoveFilter before = filter;
    filter = next;
    return before;
  }

  /**
   * Opens a block for statements that only lead to some moves, unless these are known to be wanted.
   *
   * @return whether there is a block, for {@link #endWanted}
   */
  boolean beginWanted(MoveFilter moves, BoardAccess access) {
    if (moves == MoveFilter.BOTH || filter != MoveFilter.BOTH) {
      return false;
    }
    if (idle == moves) {
      idle = MoveFilter.BOTH;
    } else {
      beginIf(access.isWanted(moves));
    }
    filter = moves;
    return true;
  }

  /** Closes such a block, if it was opened. The next block for the same moves continues it. */
  void endWanted(boolean opened) {
    if (opened) {
      flush();
      idle = filter;
      filter = MoveFilter.BOTH;
    }
  }

  /** Returns true under a condition. Adjacent conditions are joined. */
  void returnTrueIf(Code condition) {
    flushIdle();
    conditions.add(condition);
  }

  /** Returns false, or the adjacent conditions before. */
  void returnFalse() {
    if (conditions.isEmpty()) {
      flush();
      code.addStatement("return false");
    } else {
      code.add("return $L;\n", any(conditions));
      conditions.clear();
    }
  }

  private void flush() {
    flushIdle();
    for (Guard guard : guards) {
      returnTrue(guard.before());
      code.beginControlFlow("if ($L)", guard.condition());
    }
    guards.clear();
    returnTrue(conditions);
    conditions.clear();
  }

  private void flushIdle() {
    if (idle != MoveFilter.BOTH) {
      idle = MoveFilter.BOTH;
      code.endControlFlow();
    }
  }

  private void returnTrue(List<Code> conditions) {
    if (!conditions.isEmpty()) {
      code.add("if ($L) {\n$>return true;\n$<}\n", any(conditions));
    }
  }

  /** Returns the disjunction of conditions, a line for each. */
  private static Code any(List<Code> conditions) {
    return conditions.size() == 1
        ? conditions.get(0)
        : Code.of("$>$>$L$<$<", Code.anyByLine(conditions));
  }

  /** Returns the statements. */
  Code build() {
    flush();
    return code.build();
  }
}
