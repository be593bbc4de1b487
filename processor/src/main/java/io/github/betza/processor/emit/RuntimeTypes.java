package io.github.betza.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;

/** The types that generated code names. */
final class RuntimeTypes {
  static final ClassName ATTACKERS = ofBoard("Attackers");
  static final ClassName BOARD = ofBoard("Board");
  static final ClassName CELL = ofBoard("Cell");
  static final ClassName EFFECT = ofBoard("Effect");
  static final ClassName GEOMETRY = ofBoard("Geometry");
  static final ClassName MOVE = ofBoard("Move");
  static final ClassName MOVE_LIST = ofBoard("MoveList");
  static final ClassName OCCUPANCY = ofGenerated("Occupancy");
  static final ClassName SLIDES = ofGenerated("Slides");
  static final ClassName OTHERS_MOVES = ofGenerated("OthersMoves");
  static final ClassName GENERATED_MOVES = ofGenerated("GeneratedMoves");
  static final ClassName PIECE_MOVES = ofBoard("PieceMoves");
  static final ClassName GENERATED_BY_BETZA = ofGenerated("GeneratedByBetza");
  static final ClassName MATH = ClassName.get(Math.class);
  static final TypeName INTS = ArrayTypeName.of(TypeName.INT);
  static final TypeName LONGS = ArrayTypeName.of(TypeName.LONG);

  private RuntimeTypes() {}

  private static ClassName ofGenerated(String simpleName) {
    return ClassName.get("io.github.betza.generated", simpleName);
  }

  private static ClassName ofBoard(String simpleName) {
    return ClassName.get("io.github.betza.board", simpleName);
  }
}
