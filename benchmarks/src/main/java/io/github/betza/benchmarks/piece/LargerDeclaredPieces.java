package io.github.betza.benchmarks.piece;

import io.github.betza.Betza;

/** Pieces for boards of 10x10 squares only, which move by sets of bits there. */
interface LargerDeclaredPieces {
  /** A slider in eight directions. */
  @Betza(value = "Q", files = 10, ranks = 10)
  interface Queen {}

  /** A slider that captures behind a hurdle. */
  @Betza(value = "mRcpR", files = 10, ranks = 10)
  interface Cannon {}

  /** A hopper that lands right behind its hurdle. */
  @Betza(value = "gQ", files = 10, ranks = 10)
  interface Grasshopper {}
}
