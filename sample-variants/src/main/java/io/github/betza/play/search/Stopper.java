package io.github.betza.play.search;

import java.util.function.LongSupplier;

/** Decides when a search ends. Any thread may stop it. */
final class Stopper {
  /** The clock is read every so many positions. */
  private static final int NODES_PER_LOOK = 128;

  private static final long NANOS_PER_MILLI = 1_000_000;

  /** The time in nanoseconds. */
  private final LongSupplier time;

  private volatile boolean stopRequested;
  private boolean stopped;
  private long start;
  private Clock clock = new Clock(SearchLimits.NONE, 0);

  /** The clock that replaces it, because another thread has set it, or null. */
  private volatile Clock changed;

  private long nodes;

  /** The limits of a search, and the start of their time. */
  private record Clock(SearchLimits limits, long start) {}

  Stopper(LongSupplier time) {
    this.time = time;
  }

  /** Cancels an earlier stop and changed limits. */
  void reset() {
    stopRequested = false;
    changed = null;
  }

  private Clock clock() {
    Clock other = changed;
    return other == null ? clock : other;
  }

  /** Sets other limits for the running search; their time begins now. */
  void limit(SearchLimits newLimits) {
    changed = new Clock(newLimits, time.getAsLong());
  }

  /** Returns whether the search has a time limit. */
  boolean isTimed() {
    return clock().limits().isTimed();
  }

  /** Stops the search at once. */
  void requestStop() {
    stopRequested = true;
  }

  void begin(SearchLimits limits) {
    stopped = false;
    nodes = 0;
    start = time.getAsLong();
    clock = new Clock(limits, start);
  }

  /** Counts a position, and returns whether the search is over. */
  boolean countNode() {
    if (stopped || stopRequested || nodes >= clock().limits().nodes()) {
      stopped = true;
      return true;
    }
    nodes++;
    if (nodes % NODES_PER_LOOK == 0) {
      stopped = isBeyond(clock().limits().hardMillis());
    }
    return stopped;
  }

  /** Returns whether the search is over. */
  boolean isStopped() {
    return stopped;
  }

  /** Returns whether there is no time for a further iteration. */
  boolean isLate() {
    return stopped || stopRequested || isBeyond(clock().limits().softMillis());
  }

  long nodes() {
    return nodes;
  }

  long millis() {
    return millisSince(start);
  }

  private boolean isBeyond(long millis) {
    Clock now = clock();
    return now.limits().isTimed() && millisSince(now.start()) >= millis;
  }

  private long millisSince(long nanos) {
    return (time.getAsLong() - nanos) / NANOS_PER_MILLI;
  }
}
