package io.github.betza.benchmarks.piece;

import io.github.betza.Betza;

/** The same riders and hoppers, for boards of 8x8 squares only. */
interface DeclaredPieces {
  /** A slider in four directions. */
  @Betza(value = "R", files = 8, ranks = 8)
  interface Rook {}

  /** A slider in eight directions. */
  @Betza(value = "Q", files = 8, ranks = 8)
  interface Queen {}

  /** A bent rider: a diagonal step, then a slide outward. */
  @Betza(value = "FyafsF", files = 8, ranks = 8)
  interface Griffon {}

  /** A slider that captures behind a hurdle. */
  @Betza(value = "mRcpR", files = 8, ranks = 8)
  interface Cannon {}

  /** A hopper that lands right behind its hurdle. */
  @Betza(value = "gQ", files = 8, ranks = 8)
  interface Grasshopper {}

  /** A rider in leaps. */
  @Betza(value = "NN", files = 8, ranks = 8)
  interface Nightrider {}
}
