package io.github.betza.play.protocol;

import io.github.betza.play.search.SearchLimits;

/** Computes the share of the clock that a side spends on a move. */
final class TimeShare {
  /** The usual loss of time on the way to the other program and back, in milliseconds. */
  static final int OVERHEAD = 40;

  /** The expected number of moves if the clock does not give it. */
  private static final int MOVES = 35;

  /** A move never plans more than this part of the clock, whatever the increment. */
  private static final int RESERVE = 8;

  /** A move exceeds its share at most up to this part of the clock. */
  private static final int MOST = 5;

  private TimeShare() {}

  /**
   * Returns the limits of a move.
   *
   * @param millis the time left on the clock, in milliseconds; a negative one counts as 0
   * @param increment the time that every move adds to it, in milliseconds
   * @param movesToGo the number of moves for which it must suffice, or 0 for all
   * @param overhead the time that every move loses on its way, in milliseconds
   */
  static SearchLimits ofClock(long millis, long increment, long movesToGo, int overhead) {
    long usable = Math.max(1, millis - overhead);
    long moves = movesToGo > 0 ? Math.min(movesToGo, MOVES) : MOVES;
    // The reserve is for a machine that is busy at times.
    long added = Math.min(Math.max(0, increment) * 3 / 4, usable / RESERVE);
    long share = usable / moves + added;
    // An iteration that begins after half of the share would seldom end within it.
    long hard = moves == 1 ? usable : Math.min(3 * share, Math.max(share, usable / MOST));
    return SearchLimits.NONE.withMillis(share / 2, Math.min(hard, usable));
  }

  /**
   * Returns the limits of a move with byoyomi: the time of every move after the clock has run out.
   *
   * @param millis the time left on the clock, in milliseconds; a negative one counts as 0
   * @param byoyomi the time of every move after that, in milliseconds
   * @param overhead the time that every move loses on its way, in milliseconds
   */
  static SearchLimits ofByoyomi(long millis, long byoyomi, int overhead) {
    long clock = Math.max(0, millis);
    long extra = Math.max(0, byoyomi);
    // Unused byoyomi is lost, so it is spent before the clock.
    return exactly(clock / MOVES + extra, overhead);
  }

  /**
   * Returns the limits of a move that should take exactly so many milliseconds.
   *
   * @param overhead the time that every move loses on its way, in milliseconds
   */
  static SearchLimits exactly(long millis, int overhead) {
    long usable = Math.max(1, millis - overhead);
    return SearchLimits.NONE.withMillis(usable, usable);
  }
}
