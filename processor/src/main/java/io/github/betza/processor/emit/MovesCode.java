package io.github.betza.processor.emit;

import io.github.betza.board.PieceTrait;
import java.util.List;
import java.util.Set;

/**
 * The tables and methods of a generated class, and the traits that it declares. All pieces that
 * move alike have the same.
 */
public final class MovesCode {
  private final Code tables;
  private final Set<PieceTrait> traits;
  private final List<Code> methods;

  MovesCode(Code tables, Set<PieceTrait> traits, List<Code> methods) {
    this.tables = tables;
    this.traits = traits;
    this.methods = methods;
  }

  Code tables() {
    return tables;
  }

  Set<PieceTrait> traits() {
    return traits;
  }

  List<Code> methods() {
    return methods;
  }
}
