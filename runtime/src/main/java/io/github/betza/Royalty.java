package io.github.betza;

/** What the royal pieces of a game are to their side. */
public enum Royalty {
  /**
   * Nothing: no piece need be royal, and none is protected. A side that has lost all its pieces has
   * no move, see {@link Stalemate} for what that means.
   */
  NONE,

  /**
   * No move may leave a royal piece of the own side attacked, nor that side with fewer royal pieces
   * than before, by capturing one, or letting it vanish or become a piece that is not royal; and
   * none may castle out of or through an attack. On the squares that it passes it counts as being
   * there, its own square empty and its partner where it was; where it ends, both have moved. A
   * side whose royal piece is attacked and that has no legal move has lost. With several royal
   * pieces this holds for each of them.
   */
  CHECKMATE,

  /**
   * The same for the last royal piece of a side alone: as long as the side has several, they may be
   * left attacked and captured, and may become pieces that are not royal. A side that a single move
   * robs of all of them has lost.
   */
  LAST_CHECKMATED,

  /** Royal pieces may be left attacked; the side that has lost its last one has lost the game. */
  LAST_CAPTURED,

  /**
   * No piece is safe: the side that has lost its last piece of any kind which it has in the setup
   * has lost the game. Royal pieces may be left attacked.
   */
  KIND_EXTINCT;

  /** Returns whether royal pieces are protected, so that there are checks and checkmates. */
  public boolean hasCheckmate() {
    return this == CHECKMATE || this == LAST_CHECKMATED;
  }
}
