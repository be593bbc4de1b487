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

/** Code generated against an engine's own board. */
final class OwnBoardTest {
  static final String ENGINE_BOARD =
      file(
          "engine/Grid.java",
          "package engine;",
          "public interface Grid {",
          "  int PADDING = 8;",
          "  int stride();",
          "  boolean isEmpty(int square);",
          "  boolean isEnemy(int square, int side);",
          "  boolean isOwn(int square, int side);",
          "  int side(int square);",
          "}");

  @TempDir Path folder;

  private Outcome compile(CompilerUnderTest compiler, String... sources) {
    return compiler.compile(folder, List.of(), sources);
  }

  static String piece(String notation, String board) {
    return file(
        "pieces/Piece.java",
        "package pieces;",
        "@io.github.betza.Betza(value = \"" + notation + "\", board = " + board + ".class)",
        "class Piece {}");
  }

  @ParameterizedTest
  @EnumSource
  void aBoardWithTheMethodsServes(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            ENGINE_BOARD,
            piece("FyafsF", "engine.Grid"),
            file(
                "pieces/Use.java",
                "package pieces;",
                "class Use {",
                "  boolean use(engine.Grid grid, io.github.betza.board.MoveList list) {",
                "    PieceMoves.moves(grid, 1, list);",
                "    return PieceMoves.attacks(grid, 1, 2) || PieceMoves.canMove(grid, 1, 2);",
                "  }",
                "}"));

    assertThat(outcome.findings()).isEmpty();
  }

  /** Who names a deprecated class is told so there, and not in the middle of generated code. */
  @ParameterizedTest
  @CsvSource({
    "JAVAC, @Deprecated, deprecation",
    "JAVAC, @Deprecated(forRemoval = true), removal",
    "ECJ, @Deprecated, deprecation",
    "ECJ, @Deprecated(forRemoval = true), removal"
  })
  void aDeprecatedBoardGivesNoWarningInGeneratedCode(
      CompilerUnderTest compiler, String deprecation, String warning) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of("-Xlint:all"),
            ENGINE_BOARD,
            file(
                "engine/Old.java",
                "package engine;",
                deprecation,
                "public interface Old { interface Board extends Grid {} }"),
            file(
                "pieces/Piece.java",
                "package pieces;",
                "@SuppressWarnings(\"" + warning + "\")",
                "class Pieces {",
                "  @io.github.betza.Betza(value = \"FyafsF\", board = engine.Old.Board.class)",
                "  interface Griffon {}",
                "}"));

    // Eclipse has advice for the deprecated class itself.
    assertThat(outcome.findings()).allMatch(finding -> finding.file().equals("Old.java"));
    assertThat(outcome.errors()).isEmpty();
  }

  /**
   * Types are the same with annotations on their use, and a constant that is hidden says nothing.
   */
  @ParameterizedTest
  @EnumSource
  void annotatedTypesAndHiddenConstants(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            file(
                "engine/Mark.java",
                "package engine;",
                "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)",
                "public @interface Mark {}"),
            ENGINE_BOARD.replace("PADDING = 8", "PADDING = 1").replace(" int ", " @Mark int "),
            file(
                "engine/Wide.java",
                "package engine;",
                "public interface Wide extends Grid { int PADDING = 2; }"),
            piece("FyafsF", "engine.Wide"));

    assertThat(outcome.findings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void innerClassesOfGenericOnesAreRefused(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            ENGINE_BOARD,
            file(
                "engine/Outer.java",
                "package engine;",
                "public class Outer<T> {",
                "  public abstract class Inner implements Grid {}",
                "  public abstract static class Nested implements Grid {}",
                "}"),
            piece("W", "engine.Outer.Nested").replace("Piece", "Other"),
            piece("W", "engine.Outer.Inner"));

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0).message())
        .startsWith("[Betza:invalid-board] engine.Outer has type parameters")
        .contains("\nhelp: make the board static, or move it out of its class\nsee ");
  }

  @ParameterizedTest
  @EnumSource
  void allMissingMethodsAreNamedAtOnce(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            file(
                "engine/Grid.java",
                "package engine;",
                "public class Grid {",
                "  static final int PADDING = 8;",
                "  public long stride() { return 8; }",
                "  boolean isEmpty(int square) { return true; }",
                "  public static boolean isEnemy(int square, int side) { return true; }",
                "  public boolean isOwn(int square, int side) throws Exception { return true; }",
                "  public int side(int square) { return 0; }",
                "}"),
            piece("R", "engine.Grid"));

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.errors().get(0).firstLine())
        .startsWith(
            "[Betza:board-method-missing] engine.Grid lacks methods that this piece calls: ")
        .contains(
            "int stride() (the board has one, but it returns long)",
            "boolean isEmpty(int) (the board has one, but the package of the piece does not see it)")
        .contains("boolean isEnemy(int, int)")
        .doesNotContain("side(int)");
  }

  @ParameterizedTest
  @EnumSource
  void inheritedAndPackagePrivateMethodsCount(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            ENGINE_BOARD,
            file(
                "pieces/Own.java",
                "package pieces;",
                "abstract class Own implements engine.Grid { abstract boolean isRoyal(int square);"
                    + " }"),
            piece("kmR", "Own"));

    assertThat(outcome.findings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aNestedBoardWithAnyNameServes(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            ENGINE_BOARD,
            file(
                "pieces/Engine.java",
                "package pieces;",
                "class Engine { interface inner { interface grid extends engine.Grid {} } }"),
            piece("R", "Engine.inner.grid"));

    assertThat(outcome.findings()).isEmpty();
  }

  /** All else that an interface declares is public. */
  @ParameterizedTest
  @EnumSource
  void aPrivateMethodOfAnInterfaceIsMissing(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            ENGINE_BOARD.replace("  int stride();", "  private int stride() { return 12; }"),
            piece("N", "engine.Grid"));

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0).firstLine())
        .isEqualTo(
            "[Betza:board-method-missing] engine.Grid lacks methods that this piece calls: int stride()"
                + " (the board has one, but the package of the piece does not see it)");
  }

  /** A class that was meant to be none has nothing of one. */
  @ParameterizedTest
  @EnumSource
  void whatIsNoBoardAtAllIsOneError(CompilerUnderTest compiler) {
    Outcome outcome = compile(compiler, piece("N", "String"));

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.errors().get(0).message())
        .startsWith("[Betza:board-method-missing] java.lang.String lacks")
        .contains(
            "; and add to it a constant of type int, \"static final int PADDING = 2;\" or more\nsee ");
  }

  @ParameterizedTest
  @EnumSource
  void aBoardOfItsOwnHasAGeometryOfItsOwn(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            ENGINE_BOARD,
            file(
                "pieces/Piece.java",
                "package pieces;",
                "@io.github.betza.Betza(value = \"N\", files = 8, ranks = 8,"
                    + " board = engine.Grid.class)",
                "class Piece {}"));

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.errors().get(0).firstLine()).startsWith("[Betza:invalid-geometry]");
  }

  @ParameterizedTest
  @EnumSource
  void aClassThatCodeCannotNameIsAnError(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            file("engine/Hidden.java", "package engine;", "class Hidden {}"),
            file("engine/Generic.java", "package engine;", "public class Generic<T> {}"),
            file(
                "engine/Pieces.java",
                "package engine;",
                "import io.github.betza.Betza;",
                "class Pieces {",
                "  @Betza(value = \"N\", board = Generic.class) class A {}",
                "  @Betza(value = \"N\", board = int.class) class B {}",
                "  @Betza(value = \"N\", board = Secret.class) class C {}",
                "  private static class Secret {}",
                "}"));

    assertThat(outcome.errors())
        .extracting(error -> error.line() + " " + error.firstLine())
        .containsExactlyInAnyOrder(
            "4 [Betza:invalid-board] engine.Generic has type parameters",
            "5 [Betza:invalid-board] int is not a class",
            "6 [Betza:invalid-board] engine.Pieces.Secret is not visible to the generated code, which is in engine");
  }
}
