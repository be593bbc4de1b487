package io.github.betza.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;

/** The threads of this member, which count unit after unit until they are ended. */
final class Workers implements AutoCloseable {
  /** How long a thread waits that finds no unit: some member may die and leave one. */
  private static final long IDLE_MILLIS = 50;

  /** How long the end waits for a thread, which nobody needs any more. */
  private static final long PATIENCE_MILLIS = 1_000;

  private final int units;
  private final SharedResults shared;
  private final UnitCounter counter;
  private final ObjLongConsumer<Integer> results;
  private final Consumer<Throwable> failures;
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean ended;

  /**
   * Makes workers that have not begun.
   *
   * @param units how many units there are
   * @param results is given the results
   * @param failures is given what ends a thread too early
   */
  Workers(
      int units,
      SharedResults shared,
      UnitCounter counter,
      ObjLongConsumer<Integer> results,
      Consumer<Throwable> failures) {
    this.units = units;
    this.shared = shared;
    this.counter = counter;
    this.results = results;
    this.failures = failures;
  }

  /** Begins to count. */
  void start(int count) {
    for (int i = 0; i < count; i++) {
      Thread thread = new Thread(this::work, "perft " + i);
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
  }

  private void work() {
    try {
      int next = ThreadLocalRandom.current().nextInt(Math.max(units, 1));
      while (!ended) {
        OptionalInt claimed = shared.claim(next);
        if (claimed.isPresent()) {
          next = claimed.getAsInt();
          results.accept(next, counter.count(next, () -> ended));
        } else {
          Thread.sleep(IDLE_MILLIS);
        }
      }
    } catch (InterruptedException e) {
      // The count has ended.
    } catch (Throwable e) {
      if (!ended) {
        failures.accept(e);
      }
    }
  }

  /** Ends the threads. */
  @Override
  public void close() {
    ended = true;
    threads.forEach(Thread::interrupt);
    try {
      for (Thread thread : threads) {
        thread.join(PATIENCE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
