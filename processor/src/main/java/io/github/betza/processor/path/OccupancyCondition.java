package io.github.betza.processor.path;

/**
 * The condition on the content of a square. A hole, or a square off the board, satisfies none of
 * them.
 */
public enum OccupancyCondition {
  /**
   * No piece. The square that the mover left counts as empty, unless the mover has crossed a joined
   * edge of the board: then it meets itself there.
   */
  EMPTY,
  /** An enemy piece. */
  ENEMY,
  /** An enemy piece that is royal. */
  ENEMY_ROYAL,
  /** An enemy piece that is not royal. */
  ENEMY_COMMON,
  /** A piece of the mover's side. */
  OWN,
  /** A piece of the mover's side that is not royal. */
  OWN_COMMON,
  /** A piece of either side. */
  PIECE,
  /** No piece, and landing here may capture an enemy piece en passant. */
  EN_PASSANT,
  /** No piece, and landing here may capture an enemy piece en passant that is not royal. */
  EN_PASSANT_COMMON,
  /**
   * No piece, but the next step of the same leg would meet a piece of either side ({@code y} of
   * seed 000). The edge and a hole are not pieces.
   */
  EMPTY_BEFORE_PIECE;

  /** Returns whether a piece must stand on the square. */
  public boolean isPiece() {
    return switch (this) {
      case ENEMY, ENEMY_ROYAL, ENEMY_COMMON, OWN, OWN_COMMON, PIECE -> true;
      case EMPTY, EMPTY_BEFORE_PIECE, EN_PASSANT, EN_PASSANT_COMMON -> false;
    };
  }

  /** Returns whether an enemy piece must stand on the square. */
  public boolean isEnemy() {
    return this == ENEMY || this == ENEMY_ROYAL || this == ENEMY_COMMON;
  }

  /** Returns whether a piece of the mover's side must stand on the square. */
  public boolean isOwn() {
    return this == OWN || this == OWN_COMMON;
  }

  /** Returns whether the piece that may be captured is on another square, which was passed over. */
  public boolean isEnPassant() {
    return this == EN_PASSANT || this == EN_PASSANT_COMMON;
  }
}
