package io.github.betza.processor.emit;

/**
 * Writes the first statement of methods that find moves from a square: where nothing stands on it,
 * they answer as if a piece of the side to move did, which the runtime puts there meanwhile. So no
 * other code needs to look whether the origin is empty: its walks round the board end there, and
 * its owner is known.
 */
final class EmptyOrigin {
  private EmptyOrigin() {}

  /** Returns the statement for a method that lists moves. */
  static Code list(String name) {
    return Code.builder()
        .beginControlFlow("if (isEmpty(board, from))")
        .addStatement("$LFromEmpty(board, from, forward, wanted, moves)", name)
        .addStatement("return")
        .endControlFlow()
        .build();
  }

  /** Returns the statement for the method that counts moves. */
  static Code count() {
    return answer("countFromEmpty(board, from)");
  }

  /** Returns the statement for a static method that tests whether a piece takes a target. */
  static Code test(String instanceMethod) {
    return answer("INSTANCE." + instanceMethod + "FromEmpty(board, from, target)");
  }

  private static Code answer(String call) {
    return Code.builder()
        .beginControlFlow("if (isEmpty(board, from))")
        .addStatement("return $L", call)
        .endControlFlow()
        .build();
  }
}
