package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PerftTest {
  private static final int DEPTH = 6;

  private static Game game() {
    GameRules rules =
        GameRules.builder("kings", 3, 4, "k2/3/3/2K w").royal('K', "king", HandMade.KING).build();
    return rules.play(rules.setup());
  }

  @Test
  void sequencesOfMoves() {
    Game game = game();
    long hash = game.hash();
    assertThat(Perft.count(game, 0)).isEqualTo(1);
    assertThat(Perft.count(game, 1)).isEqualTo(3);
    // The kings keep a square between them: behind c1-b2 the other has only the last rank.
    assertThat(Perft.count(game, 2)).isEqualTo(3 + 1 + 2);
    assertThat(game.hash()).isEqualTo(hash);
  }

  @Test
  void whatBeginsWithEachMove() {
    Map<String, Long> told = new TreeMap<>();
    assertThat(Perft.divide(game(), 2, told::put)).isEqualTo(Perft.count(game(), 2));
    assertThat(told).hasSize(3).containsEntry("c1b1", 3L).containsEntry("c1b2", 1L);
    told.clear();
    assertThat(Perft.divide(game(), 0, told::put)).isEqualTo(1);
    assertThat(told).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 31})
  void depthsThatNobodyCounts(int depth) {
    String message = "the depth is 0 to 30, not " + depth;
    assertThatThrownBy(() -> Perft.count(game(), depth))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> Perft.divide(game(), depth, (move, nodes) -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 4, 7})
  void threadsCountTheSame(int depth) {
    Game game = game();
    String before = game.fen();
    Map<String, Long> alone = new LinkedHashMap<>();
    long nodes = Perft.divide(game(), depth, alone::put);
    Map<String, Long> shared = new LinkedHashMap<>();
    LongAccumulator most = new LongAccumulator(Math::max, 0);
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      assertThat(Perft.divide(game, depth, threads, shared::put, most::accumulate))
          .isEqualTo(nodes);
    } finally {
      threads.shutdown();
    }
    assertThat(List.copyOf(shared.entrySet())).isEqualTo(List.copyOf(alone.entrySet()));
    assertThat(most.get()).isEqualTo(depth == 0 ? 0 : nodes);
    assertThat(game.fen()).isEqualTo(before);
  }

  @Test
  void whatProgressThrowsEndsTheCountOfAllThreads() throws InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    LongConsumer stop =
        nodes -> {
          throw new CancellationException("enough");
        };
    assertThatThrownBy(() -> Perft.divide(game(), 12, threads, (move, nodes) -> {}, stop))
        .isInstanceOf(CancellationException.class)
        .hasMessage("enough");
    threads.shutdown();
    assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void anExecutorThatWasShutDownIsRefused() {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    threads.shutdown();
    assertThatThrownBy(() -> divide(threads, nodes -> {}))
        .isInstanceOf(RejectedExecutionException.class);
  }

  /**
   * The units that it has not begun are never counted, and those that it has begun end. Where it is
   * shut down before all units have been handed over, it refuses the next one.
   */
  @Test
  void anExecutorThatIsShutDownAtOnceEndsTheCount() throws InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(1);
    assertThatThrownBy(() -> divide(threads, nodes -> threads.shutdownNow()))
        .isInstanceOfAny(CancellationException.class, RejectedExecutionException.class);
    assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void anExecutorThatIsShutDownWithoutAWordEndsTheCount() {
    ExecutorService threads = dropping();
    threads.shutdown();
    assertThatThrownBy(() -> divide(threads, nodes -> {}))
        .isInstanceOf(CancellationException.class)
        .hasMessage("the executor was shut down before the count was done");
  }

  @Test
  void theCallerCountsWhatTheExecutorDrops() {
    ExecutorService threads = dropping();
    try {
      assertThat(divide(threads, nodes -> {})).isEqualTo(Perft.count(game(), DEPTH));
    } finally {
      threads.shutdown();
    }
  }

  /** The only thread of the executor waits for the units, so it counts them. */
  @Test
  void theCallerMayBeTheOnlyThreadOfTheExecutor() throws InterruptedException, ExecutionException {
    ExecutorService threads = Executors.newSingleThreadExecutor();
    try {
      assertThat(threads.submit(() -> divide(threads, nodes -> {})).get())
          .isEqualTo(Perft.count(game(), DEPTH));
    } finally {
      threads.shutdown();
    }
  }

  private static long divide(ExecutorService threads, LongConsumer progress) {
    return Perft.divide(game(), DEPTH, threads, (move, nodes) -> {}, progress);
  }

  /** Returns an executor with a thread and a place in its queue, which drops all other tasks. */
  private static ExecutorService dropping() {
    return new ThreadPoolExecutor(
        1,
        1,
        1,
        TimeUnit.MINUTES,
        new ArrayBlockingQueue<>(1),
        new ThreadPoolExecutor.DiscardPolicy());
  }

  @Test
  void anInterruptedCallerEndsTheCount() throws InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> Perft.divide(game(), 12, threads, (move, nodes) -> {}, nodes -> {}))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
    threads.shutdown();
    assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
  }
}
