package io.github.betza.benchmarks.piece;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is compared must do the same work. */
class ContestantsTest {

  @ParameterizedTest
  @EnumSource(PieceBenchmark.Kind.class)
  void allFindTheSameNumberOfMoves(PieceBenchmark.Kind piece) {
    PieceBenchmark benchmark = new PieceBenchmark();
    benchmark.piece = piece;
    benchmark.size = 10;
    benchmark.setUp();
    for (int i = 0; i < Positions.COUNT; i++) {
      benchmark.next = i;
      int handWritten = benchmark.handWritten();
      benchmark.next = i;
      assertThat(benchmark.generated()).isEqualTo(handWritten);
      benchmark.next = i;
      assertThat(benchmark.interpreted()).isEqualTo(handWritten);
    }
  }
}
