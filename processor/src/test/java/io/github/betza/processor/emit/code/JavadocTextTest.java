package io.github.betza.processor.emit.code;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JavadocTextTest {
  @Test
  void aNameChangesNothingAroundIt() {
    assertThat(JavadocText.of("*/ <b>&{@link}\\ \u202eneve\u2069\n\u2028x"))
        .isEqualTo("&#42;/ &lt;b&gt;&amp;&#123;&#64;link&#125;&#92;  neve   x");
  }
}
