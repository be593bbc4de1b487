package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.Code;

/** Writes calls of the pending effects of a list of moves. */
final class Pending {
  private Pending() {}

  /**
   * Returns a call.
   *
   * @param method the method and its arguments, as a format
   */
  static Code call(String method, Object... arguments) {
    return Code.of("$L.pending().$L", Variables.MOVES, Code.of(method, arguments));
  }

  /** Returns the condition that a piece was put on a square. */
  static Code isUnloaded(Code square) {
    return call("isUnloaded($L)", square);
  }

  /** Returns the condition that the former piece of a square has left it. */
  static Code isVacated(Code square) {
    return call("isVacated($L)", square);
  }
}
