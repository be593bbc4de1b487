package io.github.betza.processor.emit.bits;

/** What is like the edge of the board to a piece, in code that {@link BitWriter} writes. */
public enum EdgeLike {
  /** No square of the board. */
  NONE,
  /** Squares that are in {@code own}, and not in {@code enemy}. */
  CLOSED,
  /** Pieces, which may be in both. */
  PIECES
}
