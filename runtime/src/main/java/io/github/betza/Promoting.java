package io.github.betza;

/** Which moves of a piece promote it, given the zone in which it promotes. */
public enum Promoting {
  /** Those that end in the zone. */
  ARRIVAL,

  /** Those that begin in the zone, or end there, as in Shogi. */
  CONTACT,

  /**
   * Those that begin outside the zone and end there, and those that begin or end there and capture,
   * as in Chu Shogi.
   */
  ENTRY_OR_CAPTURE,

  /** Those that capture, and begin in the zone or end there, as in Micro Shogi. */
  CAPTURE
}
