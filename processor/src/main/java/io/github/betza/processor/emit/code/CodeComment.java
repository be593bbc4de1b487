package io.github.betza.processor.emit.code;

import java.util.Set;

/** A comment up to the end of the line. All comments are equal. */
record CodeComment(String words) implements Code {
  @Override
  public void addNames(Set<Code> names) {
    // A comment contains no names.
  }

  @Override
  public Code withName(Code name, Code other) {
    return this;
  }

  @Override
  public int bytes() {
    return 0;
  }

  @Override
  public void addTo(FormatBuilder builder) {
    builder.addText("// " + words);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CodeComment;
  }

  @Override
  public int hashCode() {
    return 1;
  }
}
