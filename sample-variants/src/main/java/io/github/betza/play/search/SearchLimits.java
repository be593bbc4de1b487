package io.github.betza.play.search;

/**
 * The limits of a search, which ends at the first limit that it reaches, and the number of lines.
 *
 * @param depth the depth in plies, at least 1
 * @param nodes the number of positions, at least 1
 * @param softMillis the time after which it begins no further iteration, in milliseconds
 * @param hardMillis the time after which it stops, in milliseconds
 * @param lines the number of best moves to find, at least 1
 */
public record SearchLimits(int depth, long nodes, long softMillis, long hardMillis, int lines) {
  /** The greatest depth of a search. */
  public static final int MAX_DEPTH = 64;

  /** A number of milliseconds without practical limit. */
  private static final long FOREVER = Long.MAX_VALUE / 1_000_000;

  /** No limits except the greatest depth. */
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

  /** Returns these limits with other times. */
  public SearchLimits withMillis(long soft, long hard) {
    return new SearchLimits(depth, nodes, soft, hard, lines);
  }

  /** Returns these limits without limits of time. */
  public SearchLimits untimed() {
    return withMillis(FOREVER, FOREVER);
  }

  /** Returns these limits for a number of lines. */
  public SearchLimits withLines(int count) {
    return new SearchLimits(depth, nodes, softMillis, hardMillis, count);
  }

  /** Returns whether the search has a time limit. */
  boolean isTimed() {
    return hardMillis < FOREVER;
  }
}
