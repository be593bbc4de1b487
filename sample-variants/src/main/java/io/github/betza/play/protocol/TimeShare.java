package io.github.betza.play.protocol;

import io.github.betza.play.search.SearchLimits;

/** How much of the time on its clock a side spends on a move. */
final class TimeShare {
  /** How much time is usually lost on the way to the other program and back, in milliseconds. */
  static final int OVERHEAD = 40;

  /** So many moves are expected where the clock tells nothing about them. */
  private static final int MOVES = 35;

  /** A move never plans to take more than this part of the clock, whatever is added after it. */
  private static final int RESERVE = 8;

  /** A move takes more than its share at most up to this part of the clock. */
  private static final int MOST = 5;

  private TimeShare() {}

  /**
   * Returns the limits of a move.
   *
   * @param millis the time left on the clock, in milliseconds; a negative one counts as 0
   * @param increment what every move adds to it, in milliseconds
   * @param movesToGo for how many moves it must suffice, or 0 for all
   * @param overhead how much time every move loses on its way, in milliseconds
   */
  static SearchLimits ofClock(long millis, long increment, long movesToGo, int overhead) {
    long usable = Math.max(1, millis - overhead);
    long moves = movesToGo > 0 ? Math.min(movesToGo, MOVES) : MOVES;
    // The reserve is for a machine that does something else at times.
    long added = Math.min(Math.max(0, increment) * 3 / 4, usable / RESERVE);
    long share = usable / moves + added;
    // An iteration begun after half of the share would seldom end within it.
    long hard = moves == 1 ? usable : Math.min(3 * share, Math.max(share, usable / MOST));
    return SearchLimits.NONE.withMillis(share / 2, Math.min(hard, usable));
  }

  /**
   * Returns the limits of a move with byoyomi: once the clock has run out, every move has as much.
   *
   * @param millis the time left on the clock, in milliseconds; a negative one counts as 0
   * @param byoyomi what every move has after that, in milliseconds
   * @param overhead how much time every move loses on its way, in milliseconds
   */
  static SearchLimits ofByoyomi(long millis, long byoyomi, int overhead) {
    long clock = Math.max(0, millis);
    long extra = Math.max(0, byoyomi);
    // What is left of a move's byoyomi is lost, so it is spent before the clock is.
    return exactly(clock / MOVES + extra, overhead);
  }

  /**
   * Returns the limits of a move that may take so many milliseconds, and should.
   *
   * @param overhead how much time every move loses on its way, in milliseconds
   */
  static SearchLimits exactly(long millis, int overhead) {
    long usable = Math.max(1, millis - overhead);
    return SearchLimits.NONE.withMillis(usable, usable);
  }
}
