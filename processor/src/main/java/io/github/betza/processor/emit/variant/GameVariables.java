package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.code.CodeName;

/** The variables that the methods of a game share, in addition to the sets of bits. */
final class GameVariables {
  static final CodeName MOVES = CodeName.variable("moves");
  static final CodeName TURN = CodeName.variable("turn");

  private GameVariables() {}
}
