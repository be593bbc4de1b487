package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told where the compiler reads an older Java than that of generated games. */
class OldSourceTest {
  private static final List<String> OLD = List.of("-source", "11", "-target", "11");

  @TempDir private Path folder;

  private static String game(String name) {
    return CompilerUnderTest.file(
        name + ".java",
        "import io.github.betza.*;",
        "@Variant(files = 3, ranks = 3, setup = \"k2/3/2K w - - 0 1\")",
        "interface " + name + " {",
        "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
        "  class Use { Object game = new " + name + "Game(); }",
        "}");
  }

  @Test
  void gamesAreToldOnceWhichReleaseTheyNeed() {
    Outcome outcome = CompilerUnderTest.JAVAC.compile(folder, OLD, game("One"), game("Two"));

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0).message())
        .isEqualTo(
            "[Betza] games are written in the Java of release 17, and the compiler reads that of"
                + " release 11\nhelp: write --release 17, or maven.compiler.release in the"
                + " properties of Maven");
    assertThat(outcome.errors().get(0).file()).isEqualTo("One.java");
  }

  @Test
  void piecesDoWithAnOlderOne() {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder,
            OLD,
            CompilerUnderTest.file(
                "Griffon.java", "@io.github.betza.Betza(\"FyafsF\") class Griffon {}"));

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.success()).isTrue();
  }
}
