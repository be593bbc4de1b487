package io.github.betza.processor.path;

/** What must stand on a square. A hole, or a square off the board, fulfils none of these. */
public enum Occupant {
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
  /** A piece of either side. */
  PIECE,
  /** Nothing, and an enemy piece may be captured en passant by landing here. */
  EN_PASSANT,
  /**
   * Nothing, but the next step of the same leg would meet a piece of either side ({@code y} of seed
   * 000). The edge and a hole are no pieces.
   */
  EMPTY_BEFORE_PIECE
}
