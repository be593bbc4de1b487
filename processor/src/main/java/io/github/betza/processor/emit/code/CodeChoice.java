package io.github.betza.processor.emit.code;

import java.util.List;
import java.util.Set;

/**
 * A condition that holds if one of its parts holds, or the union of sets.
 *
 * @param parts at least two
 * @param separator the operator between them
 */
record CodeChoice(List<Code> parts, String separator) implements Code {
  static final String UNION = " | ";

  CodeChoice {
    parts = List.copyOf(parts);
  }

  @Override
  public List<Code> members() {
    return separator.equals(UNION) ? parts : List.of(this);
  }

  @Override
  public Code operand() {
    return Code.of("($L)", this);
  }

  @Override
  public void addNames(Set<Code> names) {
    for (Code part : parts) {
      part.addNames(names);
    }
  }

  @Override
  public Code withName(Code name, Code other) {
    return new CodeChoice(CodeSequence.with(parts, name, other), separator);
  }

  @Override
  public int bytes() {
    return joined().bytes();
  }

  @Override
  public int lines() {
    return joined().lines();
  }

  @Override
  public void addTo(FormatBuilder builder) {
    joined().addTo(builder);
  }

  private Code joined() {
    return Code.join(parts, separator);
  }

  /** Written out, as that of a vector is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CodeChoice code
        && parts.equals(code.parts)
        && separator.equals(code.separator);
  }

  @Override
  public int hashCode() {
    return 31 * parts.hashCode() + separator.hashCode();
  }
}
