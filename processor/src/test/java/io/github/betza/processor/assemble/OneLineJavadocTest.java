package io.github.betza.processor.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OneLineJavadocTest {
  @Test
  void aCommentOfOneLineIsWrittenInOne() {
    String text = "/**\n * A.\n */\nclass A {\n  /**\n   * B.\n   */\n  int b;\n}\n";
    assertThat(OneLineJavadoc.in(text))
        .isEqualTo("/** A. */\nclass A {\n  /** B. */\n  int b;\n}\n");
  }

  @Test
  void longerCommentsStayAsTheyAre() {
    String lines = "  /**\n   * A.\n   *\n   * @param b c\n   */\n  int b;\n";
    assertThat(OneLineJavadoc.in(lines)).isEqualTo(lines);
    String wide = "  /**\n   * " + "a".repeat(92) + "\n   */\n  int b;\n";
    assertThat(OneLineJavadoc.in(wide)).isEqualTo(wide);
    assertThat(OneLineJavadoc.in(wide.replace("aa\n", "a\n"))).startsWith("  /** aaa");
  }
}
