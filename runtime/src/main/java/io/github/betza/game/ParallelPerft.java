package io.github.betza.game;

import io.github.betza.board.MoveList;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Counts sequences of moves with several threads. A unit of work is everything after the first two
 * moves: there are enough units that no thread waits long for the last one.
 */
final class ParallelPerft {
  /** How many sequences a thread counts before it adds them to the sum that all threads share. */
  private static final long REPORT_INTERVAL = 1 << 18;

  /** After how many milliseconds the caller checks whether the executor still runs the units. */
  private static final int PATIENCE = 50;

  /** The position in which the sequences begin; the threads copy it, and it never changes. */
  private final Game start;

  private final int depth;
  private final LongConsumer progress;
  private final AtomicLong total = new AtomicLong();

  /** The copies that no thread uses at the moment. */
  private final Queue<Game> idleGames = new ConcurrentLinkedQueue<>();

  /** How many units are being counted. */
  private final AtomicInteger running = new AtomicInteger();

  private volatile boolean cancelled;

  /** A first move, and the counts after each reply to it. */
  private record FirstMove(String name, List<FutureTask<Long>> counts) {}

  /**
   * Makes a count.
   *
   * @param depth how many moves, at least 2
   */
  ParallelPerft(Game game, int depth, LongConsumer progress) {
    this.start = game.copy();
    this.depth = depth;
    this.progress = progress;
  }

  /** Returns the sum of the counts, and reports the counts of the first moves in order. */
  long divide(ExecutorService executor, Perft.Divide divide) {
    List<FirstMove> firstMoves = new ArrayList<>();
    try {
      submit(executor, firstMoves);
      long nodes = 0;
      for (FirstMove first : firstMoves) {
        long below = sum(executor, first.counts());
        divide.accept(first.name(), below);
        nodes += below;
      }
      progress.accept(nodes);
      return nodes;
    } finally {
      cancelled = true;
      firstMoves.forEach(first -> first.counts().forEach(count -> count.cancel(false)));
    }
  }

  private void submit(ExecutorService executor, List<FirstMove> firstMoves) {
    Game game = start.copy();
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      FirstMove first = new FirstMove(game.text(moves, i), new ArrayList<>());
      firstMoves.add(first);
      MoveList replies = new MoveList();
      game.makeLegal(moves, i);
      game.legalMoves(replies);
      game.unmake();
      int move = i;
      for (int j = 0; j < replies.size(); j++) {
        int reply = j;
        FutureTask<Long> unit = new FutureTask<>(() -> count(moves, move, replies, reply));
        first.counts().add(unit);
        executor.execute(unit);
      }
    }
  }

  private long sum(ExecutorService executor, List<FutureTask<Long>> counts) {
    long sum = 0;
    for (FutureTask<Long> count : counts) {
      sum += result(executor, count);
    }
    return sum;
  }

  private long result(ExecutorService executor, FutureTask<Long> count) {
    try {
      return await(executor, count);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the thread that counts was interrupted");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      // A unit of work declares no checked exception.
      throw (RuntimeException) e.getCause();
    }
  }

  /**
   * Waits for a unit. If the executor runs no unit, it may have dropped this one without an
   * exception, so the caller counts it; this has no effect if a thread has begun it meanwhile.
   */
  private long await(ExecutorService executor, FutureTask<Long> count)
      throws InterruptedException, ExecutionException {
    while (true) {
      // In this order: an executor that has ended completes no further unit.
      boolean hasEnded = executor.isTerminated();
      try {
        return count.get(PATIENCE, TimeUnit.MILLISECONDS);
      } catch (TimeoutException late) {
        if (hasEnded) {
          throw new CancellationException("the executor was shut down before the count was done");
        }
        if (running.get() == 0 && !executor.isShutdown()) {
          count.run();
        }
      }
    }
  }

  /** Counts the sequences after a first move and a reply. The lists are shared and never change. */
  private long count(MoveList moves, int move, MoveList replies, int reply) {
    running.incrementAndGet();
    try {
      Game idle = idleGames.poll();
      Game game = idle == null ? start.copy() : idle;
      game.makeLegal(moves, move);
      game.makeLegal(replies, reply);
      Report report = new Report();
      long nodes = Perft.count(game, depth - 2, report::counted);
      report.add(nodes);
      game.unmake();
      game.unmake();
      idleGames.add(game);
      return nodes;
    } finally {
      running.decrementAndGet();
    }
  }

  /** Reports what one unit of work has counted, from time to time. */
  private final class Report {
    private long reported;

    void counted(long nodes) {
      if (nodes - reported >= REPORT_INTERVAL) {
        add(nodes);
      }
    }

    private void add(long nodes) {
      // An executor that is shut down at once interrupts its threads.
      if (cancelled || Thread.currentThread().isInterrupted()) {
        throw new CancellationException("the count was ended");
      }
      progress.accept(total.addAndGet(nodes - reported));
      reported = nodes;
    }
  }
}
