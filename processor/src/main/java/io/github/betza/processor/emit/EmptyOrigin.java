package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.FORWARD;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.TARGET;
import static io.github.betza.processor.emit.Variables.WANTED;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;

/**
 * Writes the first statement of methods that find moves from a square: where nothing stands on it,
 * they answer as if a piece of the side to move did, which the runtime puts there meanwhile. So no
 * other code needs to look whether the origin is empty: its walks round the board end there, and
 * its owner is known.
 */
final class EmptyOrigin {
  private static final Code CONDITION = Code.of("isEmpty($L, $L)", BOARD, FROM);

  private EmptyOrigin() {}

  /** Returns the statement for a method that lists moves. */
  static Code list(String name) {
    return new CodeBuilder()
        .beginControlFlow("if (isEmpty($L, $L, $L))", BOARD, FROM, FORWARD)
        .addStatement("$LFromEmpty($L, $L, $L, $L, $L)", name, BOARD, FROM, FORWARD, WANTED, MOVES)
        .addStatement("return")
        .endControlFlow()
        .build();
  }

  /** Returns the statement for the method that counts moves. */
  static Code count() {
    return answer(Code.of("countFromEmpty($L, $L)", BOARD, FROM));
  }

  /** Returns the statement for a static method that tests whether a piece takes a target. */
  static Code test(String instanceMethod) {
    return answer(Code.of("INSTANCE.$LFromEmpty($L, $L, $L)", instanceMethod, BOARD, FROM, TARGET));
  }

  private static Code answer(Code call) {
    return new CodeBuilder()
        .beginControlFlow("if ($L)", CONDITION)
        .addStatement("return $L", call)
        .endControlFlow()
        .build();
  }
}
