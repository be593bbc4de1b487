package io.github.betza.processor.emit;

import java.util.List;

/** The methods of a generated class. All pieces that move alike have the same. */
public final class MovesCode {
  private final List<Code> methods;

  MovesCode(List<Code> methods) {
    this.methods = methods;
  }

  List<Code> methods() {
    return methods;
  }
}
