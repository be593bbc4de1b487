package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.Code;
import java.util.List;

/** Writes calls of the board. */
final class BoardCall {
  private BoardCall() {}

  /** Returns a call of a method. */
  static Code of(String method, Code... arguments) {
    return Code.of("$L($L)", name(method), Code.join(List.of(arguments), ", "));
  }

  /** Returns the name of a method, which is in all code that calls it. */
  static Code name(String method) {
    return Code.member(Variables.BOARD, method);
  }
}
