package io.github.betza.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.benchmarks.measure.Contest.Contestant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.options.TimeValue;

/** Who has a turn when. The limit only ends a test that would wait for ever. */
@Timeout(60)
class ContestTest {
  private static final Effort THREE_TURNS = new Effort(2, 0, 1, 3, 1, true);

  private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

  @Test
  void turnsStandBesideEachOtherInChangingOrder() {
    Outcome outcome = Contest.run(List.of(contestant("a", 3), contestant("b", 3)), THREE_TURNS);
    assertThat(heard)
        .containsExactly(
            "a+", "a-", "b+", "b-", "b+", "b-", "a+", "a-", "a+", "a-", "b+", "b-", // round 1
            "b+", "b-", "a+", "a-", "a+", "a-", "b+", "b-", "b+", "b-", "a+", "a-"); // round 2
    assertThat(outcome.rounds()).hasSize(2).allSatisfy(round -> assertThat(round).hasSize(2));
  }

  @Test
  void whoHasFewerTurnsIsLeftOutAfterwards() {
    Effort oneRound = THREE_TURNS.withRounds(1);
    Contest.run(List.of(contestant("a", 2), contestant("b", 1)), oneRound);
    assertThat(heard).containsExactly("a+", "a-", "b+", "b-", "a+", "a-");
  }

  @Test
  void threeTakeTurnsThereAndBack() {
    assertThat(Contest.order(3, 0)).containsExactly(0, 1, 2);
    assertThat(Contest.order(3, 1)).containsExactly(2, 1, 0);
  }

  @Test
  void whoFailsKeepsNobodyWaiting() {
    Contestant failing =
        (effort, turns) -> {
          turns.begin();
          throw new MeasuringException("no such thing");
        };
    List<Contestant> contestants = List.of(contestant("a", 3), failing);
    assertThatThrownBy(() -> Contest.run(contestants, THREE_TURNS))
        .isInstanceOf(MeasuringException.class)
        .hasMessage("no such thing");
    assertThat(heard).containsExactly("a+", "a-", "a+", "a-", "a+", "a-");
  }

  @Test
  void anErrorIsToldWithItsReason() {
    Contestant failing =
        (effort, turns) -> {
          throw new IllegalStateException("a bug");
        };
    assertThatThrownBy(() -> Contest.run(List.of(failing), THREE_TURNS))
        .isInstanceOf(MeasuringException.class)
        .hasMessage("a contestant failed: java.lang.IllegalStateException: a bug")
        .hasRootCauseMessage("a bug");
  }

  /** The profiler stands in another process otherwise; here it talks to the same socket. */
  @Test
  void iterationsThatCountWaitForTheirTurns()
      throws IOException, InterruptedException, ExecutionException {
    Turns turns = Turns.given();
    try (TurnSocket socket = new TurnSocket(turns)) {
      TurnProfiler profiler = new TurnProfiler(String.valueOf(socket.port()));
      profiler.beforeIteration(null, iteration(IterationType.WARMUP));
      profiler.afterIteration(null, iteration(IterationType.WARMUP), null);
      CompletableFuture<Void> played =
          CompletableFuture.runAsync(
              () -> {
                profiler.beforeIteration(null, iteration(IterationType.MEASUREMENT));
                heard.add("+");
                profiler.afterIteration(null, iteration(IterationType.MEASUREMENT), null);
              });
      turns.awaitContestant();
      assertThat(heard).isEmpty();
      turns.give();
      assertThat(heard).containsExactly("+");
      played.get();
    }
  }

  private static IterationParams iteration(IterationType type) {
    return new IterationParams(type, 1, TimeValue.milliseconds(1), 1);
  }

  private Contestant contestant(String name, int count) {
    return (effort, turns) -> {
      List<Double> nanos = new ArrayList<>();
      for (int turn = 0; turn < count; turn++) {
        turns.begin();
        heard.add(name + "+");
        nanos.add(1.0);
        heard.add(name + "-");
        turns.end();
      }
      return new Sample(nanos, 0);
    };
  }
}
