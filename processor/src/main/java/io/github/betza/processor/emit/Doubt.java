package io.github.betza.processor.emit;

/**
 * What must be kept in mind when a square is read in the middle of a move, because a piece may have
 * left it or been put there since.
 *
 * @param origin it may be the square that the mover left
 * @param vacated a piece may have been removed from it
 * @param unloaded a captured piece may have been put on it
 * @param round the mover may have gone round the board: then its own square is not empty
 */
record Doubt(boolean origin, boolean vacated, boolean unloaded, boolean round) {
  /** Nothing: what stands there is what stood there when the move began. */
  static final Doubt PLAIN = new Doubt(false, false, false, false);

  boolean isPlain() {
    return !mayHaveLeft() && !unloaded;
  }

  /** Returns whether what stood on the square may have left it. */
  boolean mayHaveLeft() {
    return origin || vacated;
  }

  /**
   * Returns the condition that what stood on a square has left it; only where it may have.
   *
   * @param from the square that the mover left
   * @param crossed the condition that the mover has gone round the board
   */
  Code left(String square, String from, String crossed) {
    Code removed = Code.of("moves.pending().isVacated($L)", square);
    if (!origin) {
      return removed;
    }
    Code atOrigin =
        round
            ? Code.of("$L == $L && !$L", square, from, crossed)
            : Code.of("$L == $L", square, from);
    if (!vacated) {
      return atOrigin;
    }
    return Code.of(round ? "($L) || $L" : "$L || $L", atOrigin, removed);
  }
}
