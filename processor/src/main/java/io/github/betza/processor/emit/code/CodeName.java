package io.github.betza.processor.emit.code;

import java.util.Set;

/**
 * The name of a variable or a method.
 *
 * @param name the name
 * @param kind what is named
 */
public record CodeName(String name, Kind kind) implements Code {
  /** What is named. */
  public enum Kind {
    /** A variable. */
    VARIABLE,
    /** A method of the same class. */
    METHOD
  }

  public static CodeName variable(String name) {
    return new CodeName(name, Kind.VARIABLE);
  }

  public static CodeName method(String name) {
    return new CodeName(name, Kind.METHOD);
  }

  @Override
  public void addNames(Set<Code> names) {
    names.add(this);
  }

  @Override
  public Code withName(Code known, Code other) {
    return equals(known) ? other : this;
  }

  @Override
  public int bytes() {
    return name.length();
  }

  @Override
  public void addTo(FormatBuilder builder) {
    builder.addText(name);
  }

  /** Written out, as that of a vector is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CodeName code && kind == code.kind && name.equals(code.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }
}
