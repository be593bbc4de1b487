package io.github.betza;

/** How the royal pieces of a game are protected. */
public enum Royalty {
  /**
   * No piece is protected, and no piece need be royal. A side that has lost all its pieces has no
   * move, see {@link Stalemate}.
   */
  NONE,

  /**
   * No move may leave a royal piece of the own side attacked. No move may reduce the number of
   * royal pieces of the own side: by capturing one, by letting it vanish, or by turning it into a
   * piece that is not royal. A royal piece may not castle out of or through an attack: each square
   * that it passes is tested with the piece on it, its own square empty and the partner on its
   * first square; the last square is tested after both have moved. A side whose royal piece is
   * attacked and that has no legal move has lost. If a side has several royal pieces, this holds
   * for each of them.
   */
  CHECKMATE,

  /**
   * The same, but only for the last royal piece of a side: while the side has several, they may be
   * left attacked and captured, and may become pieces that are not royal. A side that loses all of
   * them by a single move has lost.
   */
  LAST_CHECKMATED,

  /** Royal pieces may be left attacked; the side that has lost its last one has lost the game. */
  LAST_CAPTURED,

  /**
   * No piece is protected: a side that has lost its last piece of any kind that it has in the setup
   * has lost the game. Royal pieces may be left attacked.
   */
  KIND_EXTINCT;

  /** Returns whether royal pieces are protected, so that the game has checks and checkmates. */
  public boolean hasCheckmate() {
    return this == CHECKMATE || this == LAST_CHECKMATED;
  }
}
