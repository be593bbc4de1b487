package io.github.betza.play.search;

/**
 * How long a search may take. It ends with the first limit that it meets.
 *
 * @param depth how many plies deep it looks, at least 1
 * @param nodes how many positions it looks at, at least 1
 * @param softMillis the time after which it begins no further iteration, in milliseconds
 * @param hardMillis the time after which it stops, in milliseconds
 */
public record SearchLimits(int depth, long nodes, long softMillis, long hardMillis) {
  /** The depth beyond which no search goes. */
  public static final int MAX_DEPTH = 64;

  /** More milliseconds than anybody waits. */
  private static final long FOREVER = Long.MAX_VALUE / 1_000_000;

  /** No limit but the depth that no search exceeds. */
  public static final SearchLimits NONE =
      new SearchLimits(MAX_DEPTH, Long.MAX_VALUE, FOREVER, FOREVER);

  /** Brings the numbers into their ranges. */
  public SearchLimits {
    depth = Math.max(1, Math.min(depth, MAX_DEPTH));
    nodes = Math.max(1, nodes);
    hardMillis = Math.max(1, Math.min(hardMillis, FOREVER));
    softMillis = Math.max(1, Math.min(softMillis, hardMillis));
  }

  /** Returns these limits with a depth. */
  public SearchLimits withDepth(int plies) {
    return new SearchLimits(plies, nodes, softMillis, hardMillis);
  }

  /** Returns these limits with a number of positions. */
  public SearchLimits withNodes(long most) {
    return new SearchLimits(depth, most, softMillis, hardMillis);
  }

  /** Returns these limits with a time. */
  public SearchLimits withMillis(long soft, long hard) {
    return new SearchLimits(depth, nodes, soft, hard);
  }

  /** Returns whether a time limits the search. */
  boolean isTimed() {
    return hardMillis < FOREVER;
  }
}
