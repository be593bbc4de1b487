package io.github.betza.processor.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SourceFileTest {
  @Test
  void aCommentOfOneLineIsWrittenInOne() {
    String text = "/**\n * A.\n */\nclass A {\n  /**\n   * B.\n   */\n  int b;\n}\n";
    assertThat(SourceFile.withOneLineJavadoc(text))
        .isEqualTo("/** A. */\nclass A {\n  /** B. */\n  int b;\n}\n");
  }

  @Test
  void longerCommentsStayAsTheyAre() {
    String lines = "  /**\n   * A.\n   *\n   * @param b c\n   */\n  int b;\n";
    assertThat(SourceFile.withOneLineJavadoc(lines)).isEqualTo(lines);
    String wide = "  /**\n   * " + "a".repeat(92) + "\n   */\n  int b;\n";
    assertThat(SourceFile.withOneLineJavadoc(wide)).isEqualTo(wide);
    assertThat(SourceFile.withOneLineJavadoc(wide.replace("aa\n", "a\n"))).startsWith("  /** aaa");
  }
}
