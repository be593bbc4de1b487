package io.github.betza.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class FigureTest {
  private static final Offset<Double> CLOSE = Offset.offset(0.001);

  /** The error from Student's distribution: 2.776 for five values, times 1.581 / the root of 5. */
  @Test
  void tellsMedianAndError() {
    Figure figure = Figure.of(List.of(5.0, 1.0, 2.0, 4.0, 3.0));
    assertThat(figure.median()).isEqualTo(3);
    assertThat(figure.error()).isCloseTo(1.963, CLOSE);
    assertThat(figure.text(1)).isEqualTo("3.0 ± 2.0");
  }

  @Test
  void oneValueHasNoError() {
    assertThat(Figure.of(List.of(1234.56)).text(1)).isEqualTo("1,234.6");
  }

  @Test
  void relativeErrorsOfARatioAdd() {
    Figure ratio = new Figure(10, 0.3).over(new Figure(5, 0.2));
    assertThat(ratio.median()).isEqualTo(2);
    assertThat(ratio.error()).isCloseTo(0.1, CLOSE);
  }

  @Test
  void nothingIsNoFigure() {
    assertThatThrownBy(() -> Figure.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("nothing was measured");
  }

  @Test
  void speedIsNodesOverTime() {
    Sample sample = new Sample(List.of(1_000_000.0, 2_000_000.0, 4_000_000.0), List.of(3.0, 5.0));
    assertThat(sample.speed(20_000).median()).isCloseTo(10, CLOSE);
    assertThat(sample.time().median()).isEqualTo(2_000_000);
    assertThat(sample.mostBytes()).isEqualTo(5);
  }

  @Test
  void effortMustBeSome() {
    assertThatThrownBy(() -> Effort.FULL.withRounds(0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
