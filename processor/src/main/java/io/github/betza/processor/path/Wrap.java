package io.github.betza.processor.path;

/** Which edges of the board are joined during a leg. */
public enum Wrap {
  /** None. */
  NONE,
  /** The left and the right edge. */
  CYLINDER,
  /** The left and the right edge, and the first and the last rank. */
  TORUS
}
