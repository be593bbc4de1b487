package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static io.github.betza.processor.OwnBoardTest.ENGINE_BOARD;
import static io.github.betza.processor.OwnBoardTest.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The search for attackers on an engine's own board, which must know the kinds of pieces. */
final class SearchOnOwnBoardTest {
  private static final String USE_OF_ATTACKERS =
      file(
          "pieces/Use.java",
          "package pieces;",
          "class Use {",
          "  boolean use(engine.Grid grid, io.github.betza.board.Attackers found) {",
          "    return PieceMoves.isAttacked(grid, 1, 0, 5)",
          "        || PieceMoves.attackers(grid, 1, 0, 5, found);",
          "  }",
          "}");

  @TempDir Path folder;

  private Outcome compile(CompilerUnderTest compiler, String... sources) {
    return compiler.compile(folder, List.of(), sources);
  }

  /** The stub of a piece with a mistake has them as well. */
  @ParameterizedTest
  @CsvSource({"JAVAC, FyafsF, 0", "ECJ, FyafsF, 0", "JAVAC, FyafsF!, 1", "ECJ, FyafsF!, 1"})
  void aBoardWithKindsIsSearched(CompilerUnderTest compiler, String notation, int errors) {
    Outcome outcome =
        compile(
            compiler,
            ENGINE_BOARD.replace(
                "  int stride();",
                "  int stride(); boolean isKind(int square, int side, int kind);"),
            piece(notation, "engine.Grid"),
            USE_OF_ATTACKERS);

    assertThat(outcome.errors()).hasSize(errors);
    assertThat(outcome.errors()).allMatch(error -> error.file().equals("Piece.java"));
  }

  /** A method that cannot be called is as good as none. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "int isKind(int square, int side, int kind);",
        "boolean isKind(int square, int side);",
        "boolean isKind(int square, int side, int kind) throws Exception;"
      })
  void aBoardWithoutKindsIsNotSearched(String method) {
    Outcome outcome =
        compile(
            CompilerUnderTest.JAVAC,
            ENGINE_BOARD.replace("  int stride();", "  int stride(); " + method),
            piece("FyafsF", "engine.Grid"),
            USE_OF_ATTACKERS);

    assertThat(outcome.errors()).hasSize(2);
    assertThat(outcome.errors())
        .allMatch(
            error ->
                error.file().equals("Use.java") && error.message().contains("cannot find symbol"));
  }
}
