package io.github.betza.processor.emit.plan;

/**
 * What must be kept in mind when a square is read in the middle of a move, because a piece may have
 * left it or been put there since.
 *
 * @param origin it may be the square that the mover left
 * @param vacated a piece may have been removed from it
 * @param unloaded a captured piece may have been put on it
 * @param round the mover may have gone round the board: then its own square is not empty
 */
public record StaleSquares(boolean origin, boolean vacated, boolean unloaded, boolean round) {
  /** Nothing: what stands there is what stood there when the move began. */
  static final StaleSquares PLAIN = new StaleSquares(false, false, false, false);

  /** Returns whether what stands on the square is what stood there when the move began. */
  public boolean isPlain() {
    return !mayHaveLeft() && !unloaded;
  }

  /** Returns whether what stood on the square may have left it. */
  public boolean mayHaveLeft() {
    return origin || vacated;
  }
}
