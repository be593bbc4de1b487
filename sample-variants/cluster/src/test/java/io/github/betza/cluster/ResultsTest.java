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

  /** Any unit may be the one with which the sum is too large. */
  @Test
  void aSumThatIsTooLargeNamesTheLargestResult() {
    assertThat(results.add(3, Long.MAX_VALUE)).isTrue();
    assertThatThrownBy(() -> results.add(4, 1))
        .isInstanceOf(ClusterException.class)
        .hasMessage(
            "all sequences together are more than 9223372036854775807; the largest result is"
                + " 9223372036854775807, of unit 3");
  }

  /** A unit to which several ways lead counts as often. */
  @Test
  void aUnitThatCountsSeveralTimesMayBeTooLargeAlone() {
    WorkUnits work = WorkUnits.of(Games.find("chess", null).orElseThrow(), 6);
    Results several = new Results(work);
    int unit = 0;
    while (work.units().get(unit).times().values().stream().mapToLong(each -> each).sum() < 2) {
      unit++;
    }
    int twice = unit;
    assertThatThrownBy(() -> several.add(twice, Long.MAX_VALUE))
        .isInstanceOf(ClusterException.class)
        .hasMessageStartingWith("all sequences together are more than");
  }
}
