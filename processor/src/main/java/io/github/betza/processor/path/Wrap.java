package io.github.betza.processor.path;

/** The edges of the board that are joined during a leg. */
public enum Wrap {
  /** No edges. */
  NONE,
  /** The left and the right edge. */
  CYLINDER,
  /** The left and the right edge, and the first and the last rank. */
  TORUS
}
