package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Offsets read as one would write them. */
final class SumTest {
  @Test
  void signsAndFactors() {
    assertThat(Sum.of(2, "up").plus(-1, "right").text()).isEqualTo("2 * up - right");
    assertThat(Sum.of(-1, "up").plus(2, Sum.CONSTANT).text()).isEqualTo("2 - up");
    assertThat(Sum.of(-1, "up").plus(-2, Sum.CONSTANT).text()).isEqualTo("-up - 2");
    assertThat(Sum.of(0, "up").text()).isEqualTo("0");
    assertThat(Sum.of(-1, "up").after("from")).isEqualTo("from - up");
    assertThat(Sum.of(-2, "up").addTo("to")).isEqualTo("to -= 2 * up");
    assertThat(Sum.of(-2, "up").operand()).isEqualTo("-2 * up");
    assertThat(Sum.of(1, "up").plus(1, "right").operand()).isEqualTo("(up + right)");
    assertThat(Sum.of(1, "up").plus(1, "right").addTo("to")).isEqualTo("to += up + right");
  }
}
