package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Offsets read as one would write them. */
final class OffsetSumTest {
  @Test
  void signsAndFactors() {
    assertThat(OffsetSum.of(2, "up").plus(-1, "right").text()).isEqualTo("2 * up - right");
    assertThat(OffsetSum.of(-1, "up").plus(2, OffsetSum.CONSTANT).text()).isEqualTo("2 - up");
    assertThat(OffsetSum.of(-1, "up").plus(-2, OffsetSum.CONSTANT).text()).isEqualTo("-up - 2");
    assertThat(OffsetSum.of(0, "up").text()).isEqualTo("0");
    assertThat(OffsetSum.of(-1, "up").after("from")).isEqualTo("from - up");
    assertThat(OffsetSum.of(-2, "up").addTo("to")).isEqualTo("to -= 2 * up");
    assertThat(OffsetSum.of(-2, "up").operand()).isEqualTo("-2 * up");
    assertThat(OffsetSum.of(1, "up").plus(1, "right").operand()).isEqualTo("(up + right)");
    assertThat(OffsetSum.of(1, "up").plus(1, "right").addTo("to")).isEqualTo("to += up + right");
  }
}
