package io.github.betza.processor.path.spec;

/** The condition on the squares that a leap passes over. */
public enum PassedSquares {
  /** No condition. */
  FREE,
  /**
   * All must be empty ({@code n}). The knight's leap passes over its orthogonal square: the Mao.
   */
  LAME,
  /** All must be occupied ({@code j} of XBETZA). */
  JUMPING,
  /** One must be occupied, all others empty ({@code j} of EXTENDED). */
  JUMPING_ONE,
  /** All on some shortest path toward the end must be empty ({@code n} of seed 002). */
  LAME_ON_SHORTEST,
  /** One on some shortest path must be occupied, all others on it empty ({@code j} of seed 002). */
  JUMPING_ON_SHORTEST
}
