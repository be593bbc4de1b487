package io.github.betza.processor.emit;

import com.palantir.javapoet.ClassName;

/** The types of the runtime that generated code names. */
final class Types {
  private static final String PACKAGE = "io.github.betza.board";

  static final ClassName ATTACKERS = ClassName.get(PACKAGE, "Attackers");
  static final ClassName BOARD = ClassName.get(PACKAGE, "Board");
  static final ClassName CELL = ClassName.get(PACKAGE, "Cell");
  static final ClassName EFFECT = ClassName.get(PACKAGE, "Effect");
  static final ClassName GEOMETRY = ClassName.get(PACKAGE, "Geometry");
  static final ClassName MOVE = ClassName.get(PACKAGE, "Move");
  static final ClassName MOVE_LIST = ClassName.get(PACKAGE, "MoveList");
  static final ClassName OTHERS_MOVES = ClassName.get(PACKAGE, "OthersMoves");
  static final ClassName PIECE_MOVES = ClassName.get(PACKAGE, "PieceMoves");
  static final ClassName DIALECT = ClassName.get("io.github.betza", "Dialect");
  static final ClassName GENERATED_BY_BETZA = ClassName.get("io.github.betza", "GeneratedByBetza");
  static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");

  private Types() {}
}
