package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Finding;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Problems are printed in the order of files and lines, whatever the types are called. */
final class SourceOrderTest {
  private static final String ARMY =
      file(
          "Army.java",
          "import io.github.betza.*;",
          "@Betza(\"1\") class Zebra {}",
          "@Betza(\"2\") class Alfil {",
          "  @Betza(\"3\") class Yak {",
          "    @Betza(\"4\") class Zobel {}",
          "    @Betza(\"5\") class Ant {}",
          "  }",
          "  @Betza(\"6\") class Bear {}",
          "}",
          "@Betza(\"7\") class Mammoth {}");

  private static final String GAME =
      file(
          "Game.java",
          "import io.github.betza.*;",
          "@Betza(\"1\") class Xiphos {}",
          "@Variant(",
          "    files = 3,",
          "    ranks = 3,",
          "    repetitions = 1,",
          "    setup = \"k2/3/3K\",",
          "    zones = {",
          "      @Variant.Zone(of = \"K\", squares = \"1-3\",",
          "          captures = \"9\"),",
          "      @Variant.Zone(",
          "          of = \"XY\",",
          "          squares = \"8\")",
          "    })",
          "interface Game {",
          "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
          "  @Betza(",
          "      value = \"1\",",
          "      letter = 'a')",
          "  interface Archer {}",
          "}",
          "@Betza(\"22\") class Bishop {}");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(CompilerUnderTest.class)
  void typesOfOneFileAreInTheOrderOfLines(CompilerUnderTest compiler) {
    assertThat(lines(compiler, ARMY)).containsExactly(2L, 3L, 4L, 5L, 6L, 8L, 10L);
  }

  @ParameterizedTest
  @EnumSource(CompilerUnderTest.class)
  void gamesAndTheirPiecesAreInOneOrder(CompilerUnderTest compiler) {
    List<Long> lines = lines(compiler, GAME);
    assertThat(lines).isSorted().contains(2L, 6L, 18L, 19L, 22L);
    if (compiler == CompilerUnderTest.JAVAC) {
      // That of Eclipse does not say where in a nested annotation a value is.
      assertThat(lines).contains(10L, 12L, 13L);
    }
  }

  @ParameterizedTest
  @EnumSource(CompilerUnderTest.class)
  void filesFollowEachOther(CompilerUnderTest compiler) {
    List<Finding> errors = compiler.compile(folder, List.of(), ARMY, GAME).errors();
    assertThat(errors).extracting(Finding::file).contains("Army.java", "Game.java");
    assertThat(errors)
        .isSortedAccordingTo(Comparator.comparing(Finding::file).thenComparing(Finding::line));
  }

  private List<Long> lines(CompilerUnderTest compiler, String source) {
    return compiler.compile(folder, List.of(), source).errors().stream()
        .map(Finding::line)
        .toList();
  }
}
