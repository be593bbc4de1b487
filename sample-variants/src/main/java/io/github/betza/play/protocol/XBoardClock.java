package io.github.betza.play.protocol;

import io.github.betza.play.search.SearchLimits;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The time controls from XBoard, and the time that a move may take. */
final class XBoardClock {
  private static final long MILLIS_PER_SECOND = 1_000;
  private static final long MILLIS_PER_HUNDREDTH = 10;
  private static final int SECONDS_PER_MINUTE = 60;
  private static final int HUNDREDTHS = 100;

  /** The number of moves, the minutes and optional seconds, and the seconds for every move. */
  private static final Pattern LEVEL =
      Pattern.compile(
          "([0-9]{1,4})\\s+([0-9]{1,5})(?::([0-9]{1,2}))?\\s+([0-9]{1,5})(?:\\.([0-9]{1,2}))?");

  private long movesPerSession = 40;
  private long remaining = 5L * SECONDS_PER_MINUTE * MILLIS_PER_SECOND;
  private long increment;
  private long exactly;
  private int depth = SearchLimits.MAX_DEPTH;

  /**
   * Reads the words after {@code level}.
   *
   * @return whether they are valid
   */
  boolean level(String text) {
    Matcher matcher = LEVEL.matcher(text);
    if (!matcher.matches()) {
      return false;
    }
    movesPerSession = Long.parseLong(matcher.group(1));
    long seconds = SECONDS_PER_MINUTE * Long.parseLong(matcher.group(2)) + orZero(matcher.group(3));
    remaining = seconds * MILLIS_PER_SECOND;
    increment =
        Long.parseLong(matcher.group(4)) * MILLIS_PER_SECOND
            + hundredths(matcher.group(5)) * MILLIS_PER_HUNDREDTH;
    exactly = 0;
    return true;
  }

  private static long orZero(String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  private static long hundredths(String digits) {
    long number = orZero(digits);
    return digits != null && digits.length() == 1 ? number * HUNDREDTHS / 10 : number;
  }

  /** Sets the time left on the engine's clock, in hundredths of a second. */
  void setRemaining(long hundredths) {
    remaining = hundredths * MILLIS_PER_HUNDREDTH;
  }

  /** Sets the number of seconds that every move takes. */
  void setExactly(long seconds) {
    exactly = Math.max(1, seconds) * MILLIS_PER_SECOND;
  }

  /** Sets the depth of the search, in plies. */
  void setDepth(long plies) {
    depth = (int) Math.max(1, Math.min(plies, SearchLimits.MAX_DEPTH));
  }

  /** Removes the limit of the depth. */
  void clearDepth() {
    depth = SearchLimits.MAX_DEPTH;
  }

  /**
   * Returns the limits of the next move.
   *
   * @param movesMade the number of moves that the engine's side has made in this game
   */
  SearchLimits limits(int movesMade) {
    if (exactly > 0) {
      return TimeShare.exactly(exactly, TimeShare.OVERHEAD).withDepth(depth);
    }
    long movesToGo = movesPerSession == 0 ? 0 : movesPerSession - movesMade % movesPerSession;
    return TimeShare.ofClock(remaining, increment, movesToGo, TimeShare.OVERHEAD).withDepth(depth);
  }
}
