package io.github.betza.play.search;

/**
 * How long a search may take, and for what. It ends with the first limit that it meets.
 *
 * @param depth how many plies deep it looks, at least 1
 * @param nodes how many positions it looks at, at least 1
 * @param softMillis the time after which it begins no further iteration, in milliseconds
 * @param hardMillis the time after which it stops, in milliseconds
 * @param lines for how many of the best moves it looks, at least 1
 */
public record SearchLimits(int depth, long nodes, long softMillis, long hardMillis, int lines) {
  /** The depth beyond which no search goes. */
  public static final int MAX_DEPTH = 64;

  /** More milliseconds than anybody waits. */
  private static final long FOREVER = Long.MAX_VALUE / 1_000_000;

  /** No limit but the depth that no search exceeds. */
  public static final SearchLimits NONE =
      new SearchLimits(MAX_DEPTH, Long.MAX_VALUE, FOREVER, FOREVER, 1);

  /** Brings the numbers into their ranges. */
  public SearchLimits {
    depth = Math.max(1, Math.min(depth, MAX_DEPTH));
    nodes = Math.max(1, nodes);
    hardMillis = Math.max(1, Math.min(hardMillis, FOREVER));
    softMillis = Math.max(1, Math.min(softMillis, hardMillis));
    lines = Math.max(1, lines);
  }

  public SearchLimits withDepth(int plies) {
    return new SearchLimits(plies, nodes, softMillis, hardMillis, lines);
  }

  /** Returns these limits with a number of positions. */
  public SearchLimits withNodes(long most) {
    return new SearchLimits(depth, most, softMillis, hardMillis, lines);
  }

  /** Returns these limits with a time. */
  public SearchLimits withMillis(long soft, long hard) {
    return new SearchLimits(depth, nodes, soft, hard, lines);
  }

  /** Returns these limits without a time. */
  public SearchLimits untimed() {
    return withMillis(FOREVER, FOREVER);
  }

  /** Returns these limits for a number of lines. */
  public SearchLimits withLines(int count) {
    return new SearchLimits(depth, nodes, softMillis, hardMillis, count);
  }

  /** Returns whether a time limits the search. */
  boolean isTimed() {
    return hardMillis < FOREVER;
  }
}
