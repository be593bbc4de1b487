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
import org.junit.jupiter.params.provider.EnumSource;

/** Code generated for an engine's own list of moves. */
final class OwnMoveListTest {
  @TempDir Path folder;

  private Outcome compile(CompilerUnderTest compiler, String... sources) {
    return compiler.compile(folder, List.of(), sources);
  }

  private static String pieceWithList(String notation, String list) {
    return piece(notation, "engine.Grid")
        .replace(".class)", ".class, moveList = " + list + ".class)");
  }

  private static String list(String method) {
    return file("pieces/Moves.java", "package pieces;", "class Moves {", "  " + method, "}");
  }

  @ParameterizedTest
  @CsvSource({"JAVAC, FyafsF, 0", "ECJ, FyafsF, 0", "JAVAC, FyafsF!, 1", "ECJ, FyafsF!, 1"})
  void aListOfItsOwnServes(CompilerUnderTest compiler, String notation, int errors) {
    Outcome outcome =
        compile(
            compiler,
            ENGINE_BOARD,
            list("void add(int from, int to, boolean capture) {}"),
            pieceWithList(notation, "Moves"),
            file(
                "pieces/Use.java",
                "package pieces;",
                "class Use {",
                "  boolean use(engine.Grid grid, Moves list) {",
                "    PieceMoves.moves(grid, 1, list);",
                "    PieceMoves.captures(grid, 1, list);",
                "    PieceMoves.quiets(grid, 1, list);",
                "    return PieceMoves.attacks(grid, 1, 2);",
                "  }",
                "}"));

    assertThat(outcome.errors()).hasSize(errors);
    assertThat(outcome.errors()).allMatch(error -> error.file().equals("Piece.java"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "R | int | int is not a class",
        "R | String | java.lang.String lacks the method void add(int, int, boolean)",
        "R | java.util.List | java.util.List has type parameters",
        "R | Moves | pieces.Moves lacks the method void add(int, int, boolean) (the class has one,"
            + " but it returns boolean)"
      })
  void aListThatCannotServeIsAnError(String notation, String list, String message) {
    Outcome outcome =
        compile(
            CompilerUnderTest.JAVAC,
            ENGINE_BOARD,
            list("boolean add(int from, int to, boolean capture) { return true; }"),
            pieceWithList(notation, list));

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.errors().get(0).firstLine())
        .isEqualTo("[Betza:invalid-move-list] " + message);
  }

  @ParameterizedTest
  @EnumSource
  void movesThatDoMoreNeedTheListOfTheRuntime(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            ENGINE_BOARD.replace(
                "  int stride();", "  int stride(); int enPassantVictim(int square);"),
            list("void add(int from, int to, boolean capture) {}"),
            pieceWithList("fmWfceF", "Moves"));

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.errors().get(0).message())
        .startsWith(
            "[Betza:needs-move-list] pieces.Moves cannot hold the moves of this piece, because its"
                + " moves do more than to go to a square and to capture there")
        .contains(
            "\nhelp: remove moveList, and read the moves from a MoveList of the runtime\nsee ");
  }

  @ParameterizedTest
  @EnumSource
  void theBoardOfTheRuntimeHasItsList(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            list("void add(int from, int to, boolean capture) {}"),
            file(
                "pieces/Piece.java",
                "package pieces;",
                "@io.github.betza.Betza(value = \"N\", moveList = Moves.class)",
                "class Piece {}"));

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.errors().get(0).firstLine())
        .isEqualTo(
            "[Betza:invalid-move-list] moveList is only for a board of your own, but no board is given");
  }
}
