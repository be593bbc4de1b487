package io.github.betza.processor.path;

/** What must stand on a square. A hole, or a square off the board, fulfils none of these. */
public enum OccupancyCondition {
  /**
   * Nothing. The square that the mover left counts as empty, unless the mover has gone over a
   * joined edge of the board: then it meets itself there.
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
  /** Nothing, and an enemy piece may be captured en passant by landing here. */
  EN_PASSANT,
  /** Nothing, and an enemy piece that is not royal may be captured en passant by landing here. */
  EN_PASSANT_COMMON,
  /**
   * Nothing, but the next step of the same leg would meet a piece of either side ({@code y} of seed
   * 000). The edge and a hole are no pieces.
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

  /** Returns whether what may be captured stands on another square, which was passed over. */
  public boolean isEnPassant() {
    return this == EN_PASSANT || this == EN_PASSANT_COMMON;
  }
}
