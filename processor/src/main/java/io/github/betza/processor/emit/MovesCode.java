package io.github.betza.processor.emit;

import java.util.List;

/** The tables and methods of a generated class. All pieces that move alike have the same. */
public final class MovesCode {
  private final Code tables;
  private final List<Code> methods;

  MovesCode(Code tables, List<Code> methods) {
    this.tables = tables;
    this.methods = methods;
  }

  Code tables() {
    return tables;
  }

  List<Code> methods() {
    return methods;
  }
}
