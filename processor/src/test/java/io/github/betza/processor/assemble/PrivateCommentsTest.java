package io.github.betza.processor.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.assemble.SourceFile.PrivateComments;
import org.junit.jupiter.api.Test;

/** The comments of private members. */
class PrivateCommentsTest {
  @Test
  void whatProgramsCanUseKeepsItsJavadoc() {
    String text =
        "/**\n * A.\n */\npublic class A {\n  /**\n   * B.\n   */\n  protected int b;\n}\n";
    assertThat(PrivateComments.in(text)).isEqualTo(text);
  }

  @Test
  void theParametersOfAPrivateMethodAreNotDescribed() {
    String method = "  private static void slide(int from) {\n";
    String parameters = "   *\n   * @param from the square\n   */\n";
    assertThat(
            PrivateComments.in("  /**\n   * A slide over\n   * a piece.\n" + parameters + method))
        .isEqualTo("  // A slide over a piece.\n" + method);
    assertThat(PrivateComments.in("  /**\n   * A slide.\n" + parameters + method))
        .isEqualTo(method);
    assertThat(PrivateComments.in("  /**\n   * Returns the slides.\n" + parameters + method))
        .isEqualTo(method);
  }

  @Test
  void neighboursWithOneMeaningHaveOneComment() {
    String comment = "  /**\n   * The squares of a slide.\n   */\n";
    String field = "  private int b;\n";
    String text = comment + field + "\n" + comment + "  @SuppressWarnings(\"x\")\n" + field + "\n";
    assertThat(PrivateComments.in(text))
        .isEqualTo(
            "  // The squares of a slide.\n"
                + field
                + "  @SuppressWarnings(\"x\")\n"
                + field
                + "\n");
    String method = "  private void b() {\n  }\n\n";
    assertThat(PrivateComments.in(comment + method + comment + method))
        .isEqualTo("  // The squares of a slide.\n" + method + method);
  }
}
