package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.Code;

/**
 * The variables that hold how far a move has got where a leg is written.
 *
 * @param from the square that the mover left
 * @param square the square where the leg begins
 * @param frame how vectors are written there
 * @param before how many steps the last slide took, or {@link #NO_STEPS}
 * @param crossed whether the mover has gone over a joined edge, on this leg or one before
 */
record EmitScope(Code from, Code square, VectorFrame frame, Code before, Code crossed) {
  /** What {@link #before} is where no leg depends on it. */
  static final Code NO_STEPS = Code.of("0");

  /** What {@link #crossed} is where a move begins. */
  static final Code NOT_CROSSED = Code.of("false");
}
