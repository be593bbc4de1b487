package io.github.betza.processor.emit.code;

import java.util.List;
import java.util.Set;

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
