package io.github.betza.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.cli.cluster.ClusterException;
import io.github.betza.samples.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResultsTest {
  private final Results results =
      new Results(WorkUnits.of(Games.find("chess", null).orElseThrow(), 2));

  @Test
  void aResultCountsOnce() {
    assertThat(results.add(3, 20)).isTrue();
    assertThat(results.add(3, 20)).isFalse();
    assertThat(results.total()).isEqualTo(20);
    assertThat(results.known()).isEqualTo(1);
    assertThat(results.missing()).hasSize(19).doesNotContain(3);
  }

  @Test
  void resultsThatCannotBeTrueAreRefused() {
    results.add(3, 20);
    assertThatThrownBy(() -> results.add(3, 21))
        .isInstanceOf(ClusterException.class)
        .hasMessage("unit 3 was counted twice, as 20 and 21");
    for (List<Integer> wrong : List.of(List.of(-1, 1), List.of(20, 1), List.of(0, -1))) {
      assertThatThrownBy(() -> results.add(wrong.get(0), wrong.get(1)))
          .isInstanceOf(ClusterException.class)
          .hasMessageContaining("cannot have the result");
    }
  }
}
