package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The options that are one of several words. */
class ChoiceOptionTest {
  private static final String OPTION = "-A" + ChoiceOption.REPRESENTATION.name();

  private static final String JAVADOC = "-A" + ChoiceOption.JAVADOC.name();

  private static final String GAME =
      CompilerUnderTest.file(
          "Tiny.java",
          "import io.github.betza.*;",
          "@Variant(files = 3, ranks = 3, setup = \"kr1/3/1RK w - - 0 1\")",
          "interface Tiny {",
          "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
          "  @Betza(value = \"R\", letter = 'R') interface Rook {}",
          "}");

  @TempDir private Path folder;

  private Outcome compile(CompilerUnderTest compiler, String name, String... options) {
    return compiler.compile(folder.resolve(name + compiler), List.of(options), GAME);
  }

  @ParameterizedTest
  @EnumSource
  void cellsAloneAreEnough(CompilerUnderTest compiler) {
    Outcome outcome = compile(compiler, "cells", OPTION + "=cells");
    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.generated().get("TinyGame.java"))
        .contains(".cellsOnly()")
        .doesNotContain("BitTables");
  }

  @Test
  void withoutTheOptionTheFormIsChosen() {
    Outcome usual = compile(CompilerUnderTest.JAVAC, "usual");
    Outcome auto = compile(CompilerUnderTest.JAVAC, "auto", OPTION + "=auto");
    assertThat(auto.findings()).isEmpty();
    assertThat(auto.generated()).isEqualTo(usual.generated());
    assertThat(auto.generated().get("TinyGame.java"))
        .contains("BitTables")
        .doesNotContain("cellsOnly");
  }

  /** Sets of bits have room in two words. */
  @ParameterizedTest
  @CsvSource({"8, 8, true", "16, 8, true", "13, 10, false", "16, 16, false", "36, 36, false"})
  void theSizeOfTheBoardDecides(int files, int ranks, boolean sets) {
    String empty = files + "/";
    String game =
        CompilerUnderTest.file(
            "Sized.java",
            "import io.github.betza.*;",
            "@Variant(files = " + files + ", ranks = " + ranks + ",",
            "  setup = \"k" + (files - 1) + "/" + empty.repeat(ranks - 2) + "\"",
            "    + \"R" + (files - 2) + "K b - - 0 1\")",
            "interface Sized {",
            "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
            "  @Betza(value = \"R\", letter = 'R') interface Rook {}",
            "}");
    Outcome outcome = CompilerUnderTest.JAVAC.compile(folder.resolve("sized"), List.of(), game);
    assertThat(outcome.findings()).isEmpty();
    String written = outcome.generated().get("SizedGame.java");
    assertThat(written.contains("BitTables")).isEqualTo(sets);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "none",
      textBlock =
          """
          =bits  | 'bits'
          =CELLS | 'CELLS'
          =      | nothing
          none   | nothing
          """,
      quoteCharacter = '"')
  void otherValuesAreRefused(String value, String told) {
    for (CompilerUnderTest compiler : CompilerUnderTest.values()) {
      Outcome outcome = compile(compiler, "wrong", OPTION + (value == null ? "" : value));
      assertThat(outcome.success()).isFalse();
      assertThat(outcome.errors())
          .singleElement()
          .satisfies(
              error -> {
                assertThat(error.file()).isEqualTo("Tiny.java");
                assertThat(error.line()).isEqualTo(2);
                assertThat(error.firstLine())
                    .startsWith("[Betza:invalid-option] ")
                    .contains("betza.representation is auto or cells, not " + told);
                assertThat(error.message()).contains("help: write -Abetza.representation=auto");
              });
    }
  }

  /** What is wrong with an option is wrong for all games. */
  @Test
  void aWrongValueIsToldOnce() {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compileOnDisk(
            folder.resolve("twice"),
            List.of(OPTION + "=bits"),
            GAME,
            GAME.replace("Tiny", "Small"));
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.generated()).containsKeys("TinyGame.java", "SmallGame.java");
  }

  /** A private member has a comment of one line at most, unless the option asks for Javadoc. */
  @ParameterizedTest
  @EnumSource
  void theOptionAsksForJavadocOfPrivateMembers(CompilerUnderTest compiler) {
    String plain = compile(compiler, "plain").generated().get("TinyGame.java");
    Outcome full = compile(compiler, "full", JAVADOC + "=private");

    assertThat(full.findings()).isEmpty();
    assertThat(full.generated().get("TinyGame.java"))
        .contains("  /**\n   * Copies a game.\n", "/** How the pieces move. */\n  private static");
    assertThat(plain)
        .contains("\n  /** The rules. */\n  public", "\n  private TinyGame(TinyGame other) {")
        .doesNotContain("Copies a game.", "How the pieces move.");
    assertThat(compile(compiler, "same", JAVADOC + "=protected").generated())
        .containsEntry("TinyGame.java", plain);
  }

  @ParameterizedTest
  @EnumSource
  void anotherScopeOfJavadocIsRefusedOnce(CompilerUnderTest compiler) {
    Outcome outcome = compile(compiler, "wrong", JAVADOC + "=public");

    assertThat(outcome.success()).isFalse();
    assertThat(outcome.errors())
        .singleElement()
        .satisfies(
            error ->
                assertThat(error.message())
                    .contains("betza.javadoc is protected or private, not 'public'")
                    .contains("help: write -Abetza.javadoc=protected"));
  }
}
