package io.github.betza.processor.path;

/** The effect of a leg on the square that it reached. */
public enum LegEffect {
  /** Nothing: the piece passes over the square, hops over its occupant, or lands on it. */
  NONE,
  /**
   * The occupant is removed; for {@link OccupancyCondition#EN_PASSANT} the piece captured en
   * passant.
   */
  REMOVE,
  /**
   * The occupant, or the piece that can be captured en passant, is captured and put on the square
   * where this leg began, which must be free. So a leg round the board that returns to the piece on
   * which it began captures nothing. From then on the piece is there as any other, but it cannot be
   * excited.
   */
  UNLOAD_AT_LEG_START,
  /**
   * No effect on this square, but the piece that the move captured last is put on the square where
   * this leg began, which must be free. Without an earlier capture, or if all captured pieces have
   * been put down, nothing happens.
   */
  DROP_AT_LEG_START,
  /**
   * The piece that the move captured last (on this square, en passant, or on an earlier leg) is put
   * on the mover's start, which must be free.
   */
  UNLOAD_AT_ORIGIN,
  /** The occupant changes places with the mover; nothing is captured ({@code [xw]} of seed 002). */
  SWAP,
  /** The occupant becomes the mover, and the following legs are its own, from its square. */
  EXCITE,
  /**
   * The mover makes a move of the occupant's kind instead, from its own square. It has not put a
   * piece down at the start of an earlier leg.
   */
  BORROW;

  /** Returns whether a captured piece is put on the square where the leg began. */
  public boolean putsAtLegStart() {
    return this == UNLOAD_AT_LEG_START || this == DROP_AT_LEG_START;
  }

  /** Returns whether a piece is put on the mover's start. */
  public boolean putsAtOrigin() {
    return this == UNLOAD_AT_ORIGIN || this == SWAP;
  }

  /** Returns whether the piece on the square is unaffected. */
  public boolean leavesOccupant() {
    return this == NONE || this == DROP_AT_LEG_START;
  }
}
