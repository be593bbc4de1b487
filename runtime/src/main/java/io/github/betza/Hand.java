package io.github.betza;

/** What becomes of a piece that is captured. */
public enum Hand {
  /** It is out of the game. */
  NONE,
  /**
   * It goes to the hand of the side that has captured it, as what it was before it promoted, and
   * may be dropped from there.
   */
  CAPTURED,
  /** It goes to the hand of the side that has captured it, as what it is. */
  CAPTURED_PROMOTED
}
