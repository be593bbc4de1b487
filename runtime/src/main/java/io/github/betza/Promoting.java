package io.github.betza;

/** Which moves of a piece promote it, given the zone in which it promotes. */
public enum Promoting {
  /** Moves that end in the zone. */
  ARRIVAL,

  /** Moves that begin or end in the zone, as in Shogi. */
  CONTACT,

  /**
   * Moves that enter the zone from outside, and captures that begin or end in it, as in Chu Shogi.
   */
  ENTRY_OR_CAPTURE,

  /** Captures that begin or end in the zone, as in Micro Shogi. */
  CAPTURE
}
