package io.github.betza.play.protocol;

import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.play.EverySecond;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A count of move sequences for {@code go perft} of UCI, with its own thread and game. It writes a
 * line for each first move and one for all, as other engines do, and its progress once a second.
 */
final class UciPerft {
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long MILLIS = 1_000;

  private final Game game;
  private final int depth;
  private final Output out;
  private final long start = System.nanoTime();
  private final AtomicLong nodes = new AtomicLong();
  private final Thread thread = new Thread(this::run, "perft");
  private volatile boolean stopped;

  private UciPerft(Game game, int depth, Output out) {
    this.game = game;
    this.depth = depth;
    this.out = out;
    thread.setDaemon(true);
  }

  /** Returns the depth that a word contains; empty if the word is not a depth. */
  static OptionalLong depth(String word) {
    OptionalLong number = Words.number(word);
    return number.isPresent() && number.getAsLong() >= 1 && number.getAsLong() <= Perft.MAX_DEPTH
        ? number
        : OptionalLong.empty();
  }

  /** Begins to count from the position of a game. */
  static UciPerft start(Game game, int depth, Output out) {
    UciPerft perft = new UciPerft(game.copy(), depth, out);
    perft.thread.start();
    return perft;
  }

  private void run() {
    long sum;
    try {
      sum = EverySecond.during(this::count, this::show);
    } catch (CancellationException e) {
      out.line("info string perft was stopped");
      return;
    }
    out.line("");
    out.line("Nodes searched: " + sum);
    out.line("");
  }

  private long count() {
    return Perft.divide(game, depth, (move, below) -> out.line(move + ": " + below), this::counted);
  }

  private void counted(long soFar) {
    if (stopped) {
      throw new CancellationException();
    }
    nodes.lazySet(soFar);
  }

  private void show() {
    out.line(progress(nodes.get(), (System.nanoTime() - start) / NANOS_PER_MILLI));
  }

  /** Returns the line about the progress of a count. */
  static String progress(long nodes, long millis) {
    return "info nodes %s nps %s time %s"
        .formatted(nodes, MILLIS * nodes / Math.max(1, millis), millis);
  }

  /** Ends the count at once. */
  void stop() {
    stopped = true;
    await();
  }

  /** Waits until all is counted and reported. */
  void await() {
    EverySecond.await(thread, () -> stopped = true);
  }
}
