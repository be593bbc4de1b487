package io.github.betza.processor.emit.code;

import java.util.ArrayList;
import java.util.List;

/** Builds code from parts. The formats are the same as in {@link Code#of}. */
public final class CodeBuilder {
  private final List<Code> parts = new ArrayList<>();

  /** Begins with no code. */
  public CodeBuilder() {}

  /** Returns whether there is no code yet. */
  public boolean isEmpty() {
    return parts.isEmpty();
  }

  public CodeBuilder add(Code code) {
    if (code instanceof CodeSequence sequence) {
      parts.addAll(sequence.parts());
    } else {
      parts.add(code);
    }
    return this;
  }

  /** Adds code after a format. */
  public CodeBuilder add(String format, Object... arguments) {
    return add(Code.of(format, arguments));
  }

  /** Adds a statement; if it takes several lines, the later ones are indented further. */
  public CodeBuilder addStatement(String format, Object... arguments) {
    return add("$[" + format + ";\n$]", arguments);
  }

  /** Opens a block, such as {@code if ($L)}. */
  public CodeBuilder beginControlFlow(String format, Object... arguments) {
    return add(format + " {\n$>", arguments);
  }

  /** Closes a block, and opens another. */
  public CodeBuilder nextControlFlow(String format, Object... arguments) {
    return add("$<} " + format + " {\n$>", arguments);
  }

  /** Closes a block. */
  public CodeBuilder endControlFlow() {
    return add("$<}\n");
  }

  public Code build() {
    return parts.size() == 1 ? parts.get(0) : new CodeSequence(parts);
  }
}
