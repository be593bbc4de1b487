package io.github.betza.cli;

import io.github.betza.game.Perft;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Tells how far a long count has come: after a first move, with all that it leads to, has been
 * counted, but not more often than once in a second.
 */
final class PerftProgress implements Perft.Divide {
  private static final double NANOS = 1e9;

  private final int firstMoves;
  private final PrintWriter out;
  private final LongSupplier clock;
  private final long start;
  private long told;
  private int counted;
  private long nodes;

  /**
   * Makes a teller.
   *
   * @param firstMoves how many first moves there are
   * @param out where it tells
   * @param clock the time in nanoseconds, from any point
   */
  PerftProgress(int firstMoves, PrintWriter out, LongSupplier clock) {
    this.firstMoves = firstMoves;
    this.out = out;
    this.clock = clock;
    this.start = clock.getAsLong();
    this.told = start;
  }

  @Override
  public void accept(String move, long below) {
    counted++;
    nodes += below;
    long now = clock.getAsLong();
    if (now - told >= NANOS && counted < firstMoves) {
      told = now;
      Timing timing = new Timing(nodes, (now - start) / NANOS);
      out.printf(
          Locale.ROOT,
          "%s: %d of %d first moves, %s%n",
          move,
          counted,
          firstMoves,
          timing.progress());
      out.flush();
    }
  }
}
