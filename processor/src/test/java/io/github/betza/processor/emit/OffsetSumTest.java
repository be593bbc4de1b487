package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import org.junit.jupiter.api.Test;

/** Offsets read as one would write them. */
final class OffsetSumTest {
  private static final CodeName FROM = CodeName.variable("from");
  private static final CodeName RIGHT = CodeName.variable("right");
  private static final CodeName TO = CodeName.variable("to");
  private static final CodeName UP = CodeName.variable("up");

  @Test
  void signsAndFactors() {
    assertThat(text(OffsetSum.of(2, UP).plus(-1, RIGHT).code())).isEqualTo("2 * up - right");
    assertThat(text(OffsetSum.of(-1, UP).plus(2, OffsetSum.CONSTANT).code())).isEqualTo("2 - up");
    assertThat(text(OffsetSum.of(-1, UP).plus(-2, OffsetSum.CONSTANT).code())).isEqualTo("-up - 2");
    assertThat(text(OffsetSum.of(0, UP).code())).isEqualTo("0");
    assertThat(text(OffsetSum.of(-1, UP).after(FROM))).isEqualTo("from - up");
    assertThat(text(OffsetSum.of(-2, UP).addTo(TO))).isEqualTo("to -= 2 * up");
    assertThat(text(OffsetSum.of(-2, UP).operand())).isEqualTo("-2 * up");
    assertThat(text(OffsetSum.of(1, UP).plus(1, RIGHT).operand())).isEqualTo("(up + right)");
    assertThat(text(OffsetSum.of(1, UP).plus(1, RIGHT).addTo(TO))).isEqualTo("to += up + right");
  }

  private static String text(Code code) {
    return code.block().toString();
  }
}
