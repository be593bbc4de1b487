package io.github.betza.processor.emit;

/**
 * The variables that hold how far a move has got where a leg is written.
 *
 * @param from the square that the mover left
 * @param square the square where the leg begins
 * @param frame how vectors are written there
 * @param before how many steps the last slide took, or {@code 0}
 * @param crossed whether the mover has gone over a joined edge, on this leg or one before
 */
record EmitScope(String from, String square, VectorFrame frame, String before, String crossed) {
  /** What {@link #crossed} is where a move begins. */
  static final String NOT_CROSSED = "false";
}
