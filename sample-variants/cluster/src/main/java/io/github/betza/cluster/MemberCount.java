package io.github.betza.cluster;

import com.hazelcast.cluster.MembershipAdapter;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import io.github.betza.cli.cluster.ClusterException;
import io.github.betza.cli.cluster.ClusterTask;
import io.github.betza.cli.output.Printable;
import io.github.betza.game.Perft;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.ObjLongConsumer;

/** The part of a count that one member of the cluster has. */
final class MemberCount {
  /** How often this member looks for results of which it was not told. */
  private static final long REFRESH_SECONDS = 1;

  /** After so many looks, this member gives its results again; few are lost at any time. */
  private static final int GIVE_AGAIN = 5;

  private final HazelcastInstance instance;
  private final ClusterTask task;
  private final WorkUnits work;
  private final ResultFile file;
  private final LongConsumer progress;
  private final Results known;
  private final SharedResults shared;
  private final AtomicInteger countedHere = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  /** How often this member has looked for results. */
  private int refreshes;

  /** Is released where there is something new. */
  private final Semaphore news = new Semaphore(0);

  /**
   * Makes a count.
   *
   * @param known the results that are known already
   * @param file where results are kept, or null
   * @param progress is given the number of sequences counted so far
   */
  MemberCount(
      HazelcastInstance instance,
      ClusterTask task,
      WorkUnits work,
      Results known,
      ResultFile file,
      LongConsumer progress) {
    this.instance = instance;
    this.task = task;
    this.work = work;
    this.file = file;
    this.progress = progress;
    this.known = known;
    this.shared = new SharedResults(instance, known, work.size());
  }

  /** Returns the sum of the counts, and reports those of the first moves in order. */
  long divide(UnitCounter counter, Perft.Divide divide) {
    shared.listen(this::hear);
    instance.getCluster().addMembershipListener(new Members());
    shared.giveAll();
    learnAll();
    tellState("begins: ");
    try (Workers workers = new Workers(work.size(), shared, counter, this::counted, this::fail)) {
      workers.start(task.threads());
      await(divide);
    }
    task.messages().accept(countedHere + " of " + work.size() + " units were counted here");
    return known.total();
  }

  private void await(Perft.Divide divide) {
    int reported = 0;
    long refreshed = System.nanoTime();
    while (true) {
      check();
      while (reported < work.firstMoves().size()
          && known.isComplete(work.firstMoves().get(reported))) {
        String move = work.firstMoves().get(reported);
        divide.accept(move, known.total(move));
        reported++;
      }
      if (known.isComplete()) {
        return;
      }
      if (System.nanoTime() - refreshed >= TimeUnit.SECONDS.toNanos(REFRESH_SECONDS)) {
        refresh();
        refreshed = System.nanoTime();
      }
      sleep();
    }
  }

  /**
   * Learns results of which this member was not told, and from time to time gives its own again.
   */
  private void refresh() {
    refreshes++;
    if (refreshes % GIVE_AGAIN == 0) {
      shared.giveAll();
    }
    learnAll();
  }

  private void sleep() {
    try {
      if (news.tryAcquire(REFRESH_SECONDS, TimeUnit.SECONDS)) {
        news.drainPermits();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the thread that counts was interrupted");
    }
  }

  /** Takes the result of a unit that this member has counted. */
  private void counted(int unit, long nodes) {
    if (shared.give(unit, nodes)) {
      countedHere.incrementAndGet();
    }
    learn(unit, nodes);
  }

  /** Takes a result in a thread of Hazelcast. */
  private void hear(int unit, long nodes) {
    try {
      learn(unit, nodes);
    } catch (RuntimeException e) {
      fail(e);
    }
  }

  private void learnAll() {
    shared.news().forEach(this::learn);
  }

  private void learn(int unit, long nodes) {
    if (known.add(unit, nodes)) {
      if (file != null) {
        file.add(unit, nodes);
      }
      progress.accept(known.total());
      news.release();
    }
  }

  private void fail(Throwable reason) {
    failure.compareAndSet(null, reason);
    news.release();
  }

  private void check() {
    Throwable reason = failure.get();
    if (reason instanceof HazelcastException) {
      throw new ClusterException("the cluster failed: " + Printable.line(reason.getMessage()));
    }
    if (reason instanceof Error error) {
      throw error;
    }
    if (reason != null) {
      // Only exceptions of threads that wait are checked, and these are not reported.
      throw (RuntimeException) reason;
    }
  }

  private void tellState(String before) {
    int members = instance.getCluster().getMembers().size();
    task.messages()
        .accept(
            before
                + members
                + (members == 1 ? " member, " : " members, ")
                + known.known()
                + " of "
                + work.size()
                + " units are done");
  }

  /** Says who comes and goes. */
  private final class Members extends MembershipAdapter {
    @Override
    public void memberAdded(MembershipEvent event) {
      tellState("");
    }

    @Override
    public void memberRemoved(MembershipEvent event) {
      tellState("");
    }
  }

  /** The threads of this member, which count unit after unit until they are ended. */
  private static final class Workers implements AutoCloseable {
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
}
