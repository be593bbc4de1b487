package io.github.betza.processor.emit.bits;

/** The squares that are like the edge of the board to a piece, in code of {@link BitWriter}. */
public enum EdgeLike {
  /** No square of the board. */
  NONE,
  /** Squares in {@code own}, but not in {@code enemy}. */
  CLOSED,
  /** Pieces, which may be in both. */
  PIECES
}
