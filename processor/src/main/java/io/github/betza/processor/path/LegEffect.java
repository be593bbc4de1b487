package io.github.betza.processor.path;

/** What is done on the square that a leg reached. */
public enum LegEffect {
  /** Nothing: the piece passes over the square, hops over its occupant, or lands on it. */
  NONE,
  /**
   * The occupant is removed; for {@link OccupancyCondition#EN_PASSANT} the piece captured en
   * passant is.
   */
  REMOVE,
  /**
   * The occupant is captured, or the piece that can be captured en passant, and put on the square
   * where this leg began, which must be free. So a leg round the board that comes back to the piece
   * on which it began captures nothing. From then on the piece stands there as any other, but it
   * cannot be excited.
   */
  UNLOAD_AT_LEG_START,
  /**
   * Nothing is done on this square, but the piece that the move captured last is put on the square
   * where this leg began, which must be free. Nothing happens where the move captured none, or has
   * put all down already.
   */
  DROP_AT_LEG_START,
  /**
   * The piece that the move captured last (on this square, en passant, or on an earlier leg) is put
   * on the square that the mover came from, which must be free.
   */
  UNLOAD_AT_ORIGIN,
  /** The occupant changes places with the mover; nothing is captured ({@code [xw]} of seed 002). */
  SWAP,
  /** The occupant becomes the mover, and the legs that follow are its own, from its square. */
  EXCITE,
  /**
   * The mover makes a move of the occupant's kind instead, from the square where it stands. It has
   * put no piece down at the start of a leg before.
   */
  BORROW;

  /** Returns whether a captured piece is put on the square where the leg began. */
  public boolean putsAtLegStart() {
    return this == UNLOAD_AT_LEG_START || this == DROP_AT_LEG_START;
  }

  /** Returns whether a piece is put on the square that the mover came from. */
  public boolean putsAtOrigin() {
    return this == UNLOAD_AT_ORIGIN || this == SWAP;
  }

  /** Returns whether nothing is done to what stands on the square. */
  public boolean leavesOccupant() {
    return this == NONE || this == DROP_AT_LEG_START;
  }
}
