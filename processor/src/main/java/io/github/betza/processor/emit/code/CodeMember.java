package io.github.betza.processor.emit.code;

import java.util.Set;

/** A method or a field of the object in a variable. */
record CodeMember(Code of, String name) implements Code {
  @Override
  public void addNames(Set<Code> names) {
    names.add(this);
    of.addNames(names);
  }

  @Override
  public Code withName(Code known, Code other) {
    return equals(known) ? other : this;
  }

  @Override
  public int bytes() {
    return of.bytes() + 1 + name.length();
  }

  @Override
  public void addTo(FormatBuilder builder) {
    of.addTo(builder);
    builder.addText("." + name);
  }

  /** Written out, as that of a vector is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CodeMember code && of.equals(code.of) && name.equals(code.name);
  }

  @Override
  public int hashCode() {
    return 31 * of.hashCode() + name.hashCode();
  }
}
