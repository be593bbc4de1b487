package io.github.betza.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class OutcomeTest {
  private static final Offset<Double> CLOSE = Offset.offset(1e-9);

  /** The machine becomes ten times slower within a round, and two times faster between rounds. */
  @Test
  void ratiosAreThoseOfNeighbouringTurns() {
    Outcome outcome =
        new Outcome(
            List.of(
                List.of(sample(10, 20, 100), sample(12, 24, 120)),
                List.of(sample(5, 5, 50), sample(5.5, 5.5, 55)),
                List.of(sample(7, 70, 70), sample(9.1, 91, 91))));
    Estimate ratio = outcome.timesFaster(0, 1);
    assertThat(ratio.median()).isCloseTo(1.2, CLOSE);
    assertThat(ratio.low()).isCloseTo(1.1, CLOSE);
    assertThat(ratio.high()).isCloseTo(1.3, CLOSE);
    assertThat(ratio.values()).isEqualTo(3);
  }

  @Test
  void aTurnThatWasDisturbedIsNotTheMiddleOne() {
    Outcome outcome = new Outcome(List.of(List.of(sample(10, 900, 10), sample(8, 8, 8))));
    assertThat(outcome.timesFaster(0, 1).median()).isCloseTo(0.8, CLOSE);
  }

  @Test
  void whoHasFewerTurnsHasThemFirst() {
    Outcome outcome = new Outcome(List.of(List.of(sample(2, 5, 9), sample(6))));
    assertThat(outcome.timesFaster(0, 1).median()).isCloseTo(3, CLOSE);
    assertThat(outcome.timesFaster(1, 0).median()).isCloseTo(1 / 3.0, CLOSE);
  }

  @Test
  void aRoundIsOneValueHoweverManyTurnsItHas() {
    Outcome outcome =
        new Outcome(List.of(List.of(sample(1, 2, 3, 3)), List.of(sample(4)), List.of(sample(9))));
    assertThat(outcome.time(0)).isEqualTo(new Estimate(4, 2.5, 9, 3));
  }

  @Test
  void speedIsNodesOverTime() {
    Outcome outcome = new Outcome(List.of(List.of(sample(1_000_000, 2_000_000, 4_000_000))));
    assertThat(outcome.speed(0, 20_000).median()).isCloseTo(10, CLOSE);
  }

  @Test
  void timeBeyondAnotherIsSharedByTheParts() {
    Outcome outcome = new Outcome(List.of(List.of(sample(10, 20, 40), sample(110, 120, 900))));
    assertThat(outcome.timeBeyond(1, 0, 50).median()).isCloseTo(2, CLOSE);
  }

  @Test
  void bytesAreTheMostOfAllRounds() {
    List<Double> nanos = List.of(1.0);
    Outcome outcome =
        new Outcome(List.of(List.of(new Sample(nanos, 3)), List.of(new Sample(nanos, 5))));
    assertThat(outcome.mostBytes(0)).isEqualTo(5);
  }

  @Test
  void aRoundWithoutTurnsIsNone() {
    assertThatThrownBy(() -> sample())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("nothing was measured");
  }

  @Test
  void effortMustBeSome() {
    assertThatThrownBy(() -> Effort.FULL.withRounds(0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void gamesHaveHalfOfTheRounds() {
    assertThat(Effort.FULL.withRounds(9).ofGames().rounds()).isEqualTo(5);
    assertThat(Effort.FULL.withRounds(10).ofGames().rounds()).isEqualTo(5);
    assertThat(Effort.FULL.withRounds(1).ofGames().rounds()).isEqualTo(1);
  }

  @Test
  void thereAreAQuarterOfTheRoundsBesideTheInterpreter() {
    assertThat(Effort.FULL.withRounds(12).ofFewRounds().rounds()).isEqualTo(3);
    assertThat(Effort.FULL.withRounds(9).ofFewRounds().rounds()).isEqualTo(3);
    assertThat(Effort.FULL.withRounds(1).ofFewRounds().rounds()).isEqualTo(1);
  }

  private static Sample sample(double... nanos) {
    return new Sample(Arrays.stream(nanos).boxed().toList(), Double.NaN);
  }
}
