package io.github.betza.processor;

import static io.github.betza.processor.OwnBoardTest.ENGINE_BOARD;
import static io.github.betza.processor.OwnBoardTest.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many squares the board of an engine must have beyond its edges. */
final class BoardPaddingTest {
  private static final String KINDS =
      "  int stride(); boolean isKind(int square, int side, int kind);"
          + " io.github.betza.board.MoveList attackMoves();";

  @TempDir Path folder;

  /** Backward the squares after a capture are farther away, so the search may need more. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "N | int PADDING = 1; | the piece leaps 2 squares, but the padding of engine.Grid is 1",
        "N | ''               | engine.Grid has no constant PADDING (how many squares lie beyond its"
            + " edges), and the piece leaps 2",
        "mcaN | int PADDING = 2; | the search for attackers looks 4 squares, but the padding of"
            + " engine.Grid is 2"
      })
  void tooLittleIsAnError(String notation, String field, String message) {
    String board = ENGINE_BOARD.replace("int PADDING = 8;", field);
    for (CompilerUnderTest compiler : CompilerUnderTest.values()) {
      Outcome outcome =
          compiler.compile(
              folder.resolve(compiler.name()),
              List.of(),
              notation.equals("N") ? board : board.replace("  int stride();", KINDS),
              piece(notation, "engine.Grid"));
      assertIsError(outcome, message);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "static int PADDING = 2, is not final",
    "final int PADDING = 2, is not static",
    "static final long PADDING = 2, is not a constant of type int"
  })
  void aPaddingThatSaysNothingIsNamed(String field, String why) {
    String board =
        ENGINE_BOARD.replace("interface", "abstract class").replace("int PADDING = 8", field);
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder,
            List.of(),
            board.replaceAll("(?m)^  (\\w+ \\w+\\()", "  public abstract $1"),
            piece("N", "engine.Grid"));

    assertIsError(
        outcome, "the PADDING of engine.Grid exists, but " + why + ", and the piece leaps 2");
  }

  private static void assertIsError(Outcome outcome, String message) {
    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.errors().get(0).firstLine()).isEqualTo("[Betza:board-padding] " + message);
  }
}
