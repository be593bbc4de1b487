package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.Code;

/**
 * The variables with the progress of a move at the beginning of a leg.
 *
 * @param from the square that the mover left
 * @param square the square where the leg begins
 * @param basis the form of vectors there
 * @param before the number of steps of the last slide, or {@link #NO_STEPS}
 * @param crossed whether the mover has gone over a joined edge, on this leg or one before
 */
record EmitScope(Code from, Code square, VectorBasis basis, Code before, Code crossed) {
  /** The value of {@link #before} if no leg depends on it. */
  static final Code NO_STEPS = Code.of("0");

  /** The value of {@link #crossed} at the beginning of a move. */
  static final Code NOT_CROSSED = Code.of("false");
}
