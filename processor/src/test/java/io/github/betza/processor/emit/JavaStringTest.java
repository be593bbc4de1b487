package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JavaStringTest {
  @Test
  void strings() {
    assertThat(JavaString.literal("a'\"\\\n\u0000\u007f\u00e9\u2028\ud83d\ude00"))
        .isEqualTo("\"a'\\\"\\\\\\012\\000\\177\\u00e9\\u2028\\ud83d\\ude00\"");
  }

  @Test
  void characters() {
    assertThat(JavaString.literal('\'')).isEqualTo("'\\\''");
    assertThat(JavaString.literal('"')).isEqualTo("'\"'");
    assertThat(JavaString.literal('\u00c9')).isEqualTo("'\\u00c9'");
  }
}
