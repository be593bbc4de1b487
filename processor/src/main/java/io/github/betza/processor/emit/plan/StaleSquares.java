package io.github.betza.processor.emit.plan;

/**
 * What may have changed on a square that is read in the middle of a move.
 *
 * @param origin it may be the square that the mover left
 * @param vacated a piece may have been removed from it
 * @param unloaded a captured piece may have been put on it
 * @param round the mover may have gone round the board: then its own square is not empty
 */
public record StaleSquares(boolean origin, boolean vacated, boolean unloaded, boolean round) {
  /** No change: the square still has the content that it had when the move began. */
  static final StaleSquares PLAIN = new StaleSquares(false, false, false, false);

  /** Returns whether the content is still that of the beginning of the move. */
  public boolean isPlain() {
    return !mayHaveLeft() && !unloaded;
  }

  /** Returns whether the piece on the square may have left it. */
  public boolean mayHaveLeft() {
    return origin || vacated;
  }
}
