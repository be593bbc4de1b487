package io.github.betza.play.search;

/** Decides when a search ends. It may be asked to stop from any thread. */
final class Stopper {
  /** The clock is looked at every so many positions. */
  private static final int NODES_PER_LOOK = 128;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private volatile boolean asked;
  private boolean stopped;
  private long start;
  private SearchLimits limits = SearchLimits.NONE;
  private long nodes;

  /** Forgets that a search was asked to stop. */
  void reset() {
    asked = false;
  }

  /** Asks the search to stop at once. */
  void ask() {
    asked = true;
  }

  void begin(SearchLimits newLimits) {
    limits = newLimits;
    stopped = false;
    nodes = 0;
    start = System.nanoTime();
  }

  /** Counts a position, and returns whether the search is over. */
  boolean countNode() {
    if (stopped || asked || nodes >= limits.nodes()) {
      stopped = true;
      return true;
    }
    nodes++;
    if (limits.isTimed() && nodes % NODES_PER_LOOK == 0 && millis() >= limits.hardMillis()) {
      stopped = true;
    }
    return stopped;
  }

  /** Returns whether the search is over. */
  boolean isStopped() {
    return stopped;
  }

  /** Returns whether there is no time for a further iteration. */
  boolean isLate() {
    return stopped || asked || (limits.isTimed() && millis() >= limits.softMillis());
  }

  long nodes() {
    return nodes;
  }

  long millis() {
    return (System.nanoTime() - start) / NANOS_PER_MILLI;
  }
}
