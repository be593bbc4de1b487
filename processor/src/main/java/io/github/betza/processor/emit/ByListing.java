package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.FOUND;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.TARGET;

import io.github.betza.processor.emit.code.Code;

/** Writes tests that list moves, for pieces whose paths alone do not decide. */
final class ByListing {
  static final Code MOVES = Code.of("moves($L, $L, $L);\n", BOARD, FROM, FOUND);
  static final Code CAPTURES = Code.of("captures($L, $L, $L);\n", BOARD, FROM, FOUND);

  private ByListing() {}

  /**
   * Returns the statements that list moves.
   *
   * @param list the statement that calls the listing method
   */
  static Code find(Code list) {
    Code moves = BoardCall.of("attackMoves");
    return Code.of("$T $L = $L;\n$L", RuntimeTypes.MOVE_LIST, FOUND, moves, list);
  }

  /**
   * Returns the statement that returns whether a move takes the target, which may not be an enemy.
   */
  static Code takes(Code isEnemy) {
    return Code.of("return $L && $L.captureOn($L);\n", isEnemy, FOUND, TARGET);
  }

  /** Returns the statement that returns whether a move ends on the target. */
  static Code reaches() {
    return Code.of("return $L.reaches($L);\n", FOUND, TARGET);
  }
}
