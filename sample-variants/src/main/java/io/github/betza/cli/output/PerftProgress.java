package io.github.betza.cli.output;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** How far a long count has come. Several threads may report and show it. */
public final class PerftProgress {
  private static final double NANOS = 1e9;

  private final int firstMoves;
  private final PrintWriter out;
  private final LongSupplier clock;
  private final long start;
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicLong nodes = new AtomicLong();

  /**
   * Begins.
   *
   * @param firstMoves how many first moves there are
   * @param out where it is shown
   * @param clock the time in nanoseconds, from any point
   */
  public PerftProgress(int firstMoves, PrintWriter out, LongSupplier clock) {
    this.firstMoves = firstMoves;
    this.out = out;
    this.clock = clock;
    this.start = clock.getAsLong();
  }

  /** Takes how many sequences have been counted so far; threads may report out of order. */
  public void counted(long newNodes) {
    nodes.accumulateAndGet(newNodes, Math::max);
  }

  /** Takes that a first move has been counted with all that it leads to. */
  public void firstMoveDone() {
    done.incrementAndGet();
  }

  /** Shows how far the count has come. */
  public void show() {
    Timing timing = new Timing(nodes.get(), (clock.getAsLong() - start) / NANOS);
    out.printf(
        Locale.ROOT, "%d of %d first moves, %s%n", done.get(), firstMoves, timing.progress());
    out.flush();
  }
}
