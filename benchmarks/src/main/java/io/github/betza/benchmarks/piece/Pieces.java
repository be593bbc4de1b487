package io.github.betza.benchmarks.piece;

import io.github.betza.Betza;

/** The pieces whose generated code is measured, one for each kind of movement. */
interface Pieces {
  /** A leaper. */
  @Betza("N")
  interface Knight {}

  /** A slider in four directions. */
  @Betza("R")
  interface Rook {}

  /** A slider in eight directions. */
  @Betza("Q")
  interface Queen {}

  /** A bent rider: a diagonal step, then a slide outward. */
  @Betza("FyafsF")
  interface Griffon {}

  /** A slider that captures behind a hurdle. */
  @Betza("mRcpR")
  interface Cannon {}

  /** A hopper that lands right behind its hurdle. */
  @Betza("gQ")
  interface Grasshopper {}

  /** A rider in leaps. */
  @Betza("NN")
  interface Nightrider {}

  /** A lame leaper, the horse of Xiangqi, written as a step and a second one outward. */
  @Betza("afsW")
  interface Mao {}

  /** The same moves, written as a knight that can be blocked. */
  @Betza("nN")
  @SuppressWarnings("betza:lame-knight")
  interface LameKnight {}

  /** The lion of Chu Shogi, which captures on two squares in a turn. */
  @Betza("KNADcaKcabKmabK")
  interface Lion {}
}
