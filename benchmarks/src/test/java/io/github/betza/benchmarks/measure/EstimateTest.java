package io.github.betza.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {
  private static final Offset<Double> CLOSE = Offset.offset(0.0005);

  /** The ranks and confidences of the sign test, as printed tables have them. */
  @ParameterizedTest
  @CsvSource({
    "1, 1, 0",
    "2, 1, 0.5",
    "3, 1, 0.75",
    "5, 1, 0.9375",
    "6, 1, 0.96875",
    "8, 1, 0.9922",
    "9, 2, 0.9609",
    "12, 3, 0.9614",
    "15, 4, 0.9648",
    "18, 5, 0.9691",
    "20, 6, 0.9586"
  })
  void theIntervalFollowsFromTheNumberOfValues(int values, int rank, double confidence) {
    assertThat(Estimate.rank(values)).isEqualTo(rank);
    assertThat(Estimate.confidence(values)).isCloseTo(confidence, CLOSE);
  }

  @Test
  void tellsTheMiddleAndTheInterval() {
    Estimate estimate = Estimate.of(List.of(5.0, 1.0, 9.0, 2.0, 4.0, 3.0, 6.0, 7.0, 1000.0));
    assertThat(estimate).isEqualTo(new Estimate(5, 2, 9, 9));
    assertThat(estimate.text(1)).isEqualTo("5.0 [2.0, 9.0]");
    assertThat(estimate.middle(2)).isEqualTo("5.00");
  }

  @Test
  void ofAnEvenNumberTheMiddleLiesBetween() {
    assertThat(Estimate.of(List.of(4.0, 1.0, 2.0, 100.0)).median()).isEqualTo(3);
  }

  @Test
  void oneValueHasNoInterval() {
    assertThat(Estimate.of(List.of(1234.56)).text(1)).isEqualTo("1,234.6");
  }

  @Test
  void nothingIsNoEstimate() {
    assertThatThrownBy(() -> Estimate.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("nothing was measured");
  }

  /** Of all ways in which nine rounds may lie about the middle, so many leave it outside. */
  @Test
  void theConfidenceIsThatOfAllWaysCounted() {
    int rank = Estimate.rank(9);
    long inside =
        IntStream.range(0, 1 << 9)
            .map(Integer::bitCount)
            .filter(below -> below >= rank && below <= 9 - rank)
            .count();
    assertThat(Estimate.confidence(9)).isCloseTo(inside / 512.0, CLOSE);
  }
}
