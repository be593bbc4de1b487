package io.github.betza;

/** Whether a captured piece goes to a hand. */
public enum Hand {
  /** It leaves the game. */
  NONE,
  /**
   * It goes to the hand of the side that has captured it, with its kind before promotion, and may
   * be dropped from there.
   */
  CAPTURED,
  /** It goes to the hand of the side that has captured it, with its present kind. */
  CAPTURED_PROMOTED
}
