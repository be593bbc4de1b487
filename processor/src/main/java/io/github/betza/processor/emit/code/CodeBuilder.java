package io.github.betza.processor.emit.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

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

  /** Code in parts. None of them is a sequence itself. */
  record CodeSequence(List<Code> parts) implements Code {
    static final Code EMPTY = new CodeSequence(List.of());

    CodeSequence {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean isEmpty() {
      return parts.isEmpty();
    }

    @Override
    public void addNames(Set<Code> names) {
      for (Code part : parts) {
        part.addNames(names);
      }
    }

    @Override
    public Code withName(Code name, Code other) {
      return new CodeSequence(with(parts, name, other));
    }

    static List<Code> with(List<Code> codes, Code name, Code other) {
      return codes.stream().map(code -> code.withName(name, other)).toList();
    }

    @Override
    public int bytes() {
      int bytes = 0;
      for (Code part : parts) {
        bytes += part.bytes();
      }
      return bytes;
    }

    @Override
    public int lines() {
      int lines = 0;
      for (Code part : parts) {
        lines += part.lines();
      }
      return lines;
    }

    @Override
    public void addTo(FormatBuilder builder) {
      for (Code part : parts) {
        part.addTo(builder);
      }
    }

    /** Written out, as that of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof CodeSequence code && parts.equals(code.parts);
    }

    @Override
    public int hashCode() {
      return parts.hashCode();
    }
  }
}
