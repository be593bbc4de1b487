package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Pieces that must have functions for bitboards. */
final class BitboardsOptionTest {
  private static final String CALL =
      "long set = PieceMoves.attacks(3, 5L, 1) | PieceMoves.attackersTo(3, 5L, 7L, 0);";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "value = \"Q\", bitboards = true | the size of its board is not declared",
        "value = \"Q\", files = 12, ranks = 12, bitboards = true | more than 128 squares",
        "value = \"fmWfceF\", files = 8, ranks = 8, bitboards = true | it captures en passant",
        "value = \"KmbI\", files = 8, ranks = 8, bitboards = true | it has moves of other pieces",
      })
  void aPieceThatCannotHaveThemIsAnError(String members, String reason) {
    Outcome outcome = compile(CompilerUnderTest.JAVAC, members, "");

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0).firstLine())
        .startsWith("[Betza:no-bitboards] the piece has no functions for bitboards, because ")
        .contains(reason);
  }

  @ParameterizedTest
  @EnumSource
  void callsOfThemCompile(CompilerUnderTest compiler) {
    assertThat(compile(compiler, members("fR"), CALL).findings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aWrongPieceThatIsCalledIsOneError(CompilerUnderTest compiler) {
    Outcome outcome = compile(compiler, members("f?R"), CALL);
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0).firstLine()).startsWith("[Betza:other-dialect]");
  }

  private static String members(String notation) {
    return "value = \""
        + notation
        + "\", files = 8, ranks = 8, numbering = io.github.betza.Betza.Numbering.FROM_H1,"
        + " bitboards = true";
  }

  @ParameterizedTest
  @EnumSource
  void numbersAreForDeclaredBoards(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(compiler, "value = \"R\", numbering = io.github.betza.Betza.Numbering.FROM_A8", "");
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0).firstLine())
        .startsWith(
            "[Betza:invalid-geometry] a numbering needs the board size that is declared by files and ranks");
  }

  @ParameterizedTest
  @EnumSource
  void numbersAreNotForOwnBoards(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            "value = \"R\", board = Object.class,"
                + " numbering = io.github.betza.Betza.Numbering.FROM_A8",
            "");
    assertThat(outcome.errors().toString())
        .contains("remove the numbering: a piece with a board of its own");
  }

  private Outcome compile(CompilerUnderTest compiler, String members, String body) {
    return compiler.compile(
        folder,
        List.of(),
        file(
            "Piece.java",
            "@io.github.betza.Betza(" + members + ")",
            "final class Piece {" + body + "}"));
  }
}
