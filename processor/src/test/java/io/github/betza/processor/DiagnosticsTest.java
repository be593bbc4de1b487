package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.github.betza.processor.CompilerUnderTest.Finding;
import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said about a wrong notation, where, and how often. */
final class DiagnosticsTest {
  private static final String UNRESOLVED =
      file(
          "Unknown.java",
          "@io.github.betza.Betza(Nowhere.NOTATION) class Unknown {",
          "  static final Object MOVES = UnknownMoves.INSTANCE;",
          "}");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void anErrorStandsAtTheNotationWithCaretAndHelp(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file(
                "Bad.java",
                "import io.github.betza.Betza;",
                "",
                "/** A piece. */",
                "@Betza(",
                "    \"WE\")",
                "final class Bad {}"));

    assertThat(outcome.success()).isFalse();
    assertThat(outcome.findings()).hasSize(1);
    Finding error = outcome.errors().get(0);
    assertThat(error.file()).isEqualTo("Bad.java");
    assertThat(error.line()).isEqualTo(5);
    assertThat(error.column()).isEqualTo(5);
    assertThat(error.message().lines().toList())
        .startsWith(
            "[Betza:unknown-atom] 'E' is not an atom (column 2 of \"WE\")", "    WE", "     ^")
        .hasSize(8);
    assertThat(error.message().lines().toList().get(3)).isEqualTo("help: write \"W\" (remove 'E')");
  }

  @ParameterizedTest
  @EnumSource
  void everyMemberHasItsOwnPlace(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file(
                "Bad.java",
                "@io.github.betza.Betza(",
                "    value = \"WE\",",
                "    letter = '1',",
                "    files = 37,",
                "    ranks = -1,",
                "    board = int[].class)",
                "final class Bad {}"));

    assertThat(outcome.errors())
        .extracting(error -> error.line() + " " + code(error))
        .containsExactlyInAnyOrder(
            "2 unknown-atom",
            "3 invalid-letter",
            "4 invalid-geometry",
            "5 invalid-geometry",
            "6 invalid-board");
  }

  /** Quoted as it stands between its quotes, an apostrophe would look like two more of them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {"'\\''", "'\\\\'", "'1'"})
  void aWrongLetterIsQuotedAsJavaWritesIt(String letter) {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder,
            List.of(),
            file(
                "A.java",
                "@io.github.betza.Betza(value = \"N\", letter = " + letter + ")",
                "class A {}"));

    assertThat(outcome.errors())
        .singleElement()
        .extracting(Finding::message, STRING)
        .contains("must be A to Z, not " + letter);
  }

  @ParameterizedTest
  @EnumSource
  void allProblemsOfACompilationAreReported(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file("A.java", "@io.github.betza.Betza(\"WEfV\")", "class A {}"),
            file("B.java", "class B {", "  @io.github.betza.Betza(\"hW\") interface C {}", "}"),
            file("D.java", "@io.github.betza.Betza(value = \"\", letter = 'x')", "class D {}"));

    assertThat(outcome.errors())
        .extracting(error -> error.file() + ":" + error.line() + " " + code(error))
        .containsExactlyInAnyOrder(
            "A.java:1 unknown-atom",
            "A.java:1 unknown-atom",
            "B.java:2 lonely-h",
            "D.java:1 empty-notation",
            "D.java:1 invalid-letter");
    assertThat(outcome.findings()).hasSize(5);
  }

  @ParameterizedTest
  @EnumSource
  void aWrongNotationIsOneErrorHoweverOftenThePieceIsUsed(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compileOnDisk(
            folder,
            List.of(),
            file(
                "pieces/Bad.java",
                "package pieces;",
                "@io.github.betza.Betza(\"WE\") class Bad {}"),
            file(
                "use/User.java",
                "package use;",
                "import static pieces.BadMoves.moves;",
                "import io.github.betza.board.*;",
                "import pieces.BadMoves;",
                "class User {",
                "  PieceMoves field = BadMoves.INSTANCE;",
                "  BadMoves another(BadMoves self) { return BadMoves.INSTANCE; }",
                "  String text = BadMoves.NOTATION + BadMoves.NAME + BadMoves.LETTER;",
                "  boolean royal = BadMoves.ROYAL;",
                "  boolean use(Board board, MoveList list) {",
                "    moves(board, 1, list);",
                "    BadMoves.captures(board, 1, list);",
                "    BadMoves.quiets(board, 1, list);",
                "    field.generate(board, 1, 1, PieceMoves.ALL, list);",
                "    return BadMoves.attacks(board, 1, 2) || field.canCapture(board, 1, 2);",
                "  }",
                "}"));

    assertThat(outcome.findings()).hasSize(1);
    assertThat(code(outcome.errors().get(0))).isEqualTo("unknown-atom");
    assertThat(outcome.generated()).containsOnlyKeys("pieces/BadMoves.java");
  }

  @ParameterizedTest
  @EnumSource
  void aPieceThatIsTooLargeIsOneErrorToo(CompilerUnderTest compiler) {
    StringBuilder large = new StringBuilder();
    for (int range = 2; range < 86; range++) {
      // Only over joined edges does a range beyond the largest board say something.
      large.append(range < 36 ? "" : "o").append("mcafmcafW").append(range);
    }
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file(
                "Large.java",
                "@io.github.betza.Betza(\"" + large + "\") class Large {",
                "  Object moves = LargeMoves.INSTANCE;",
                "}"),
            file(
                "Wide.java",
                "@io.github.betza.Betza(\"aaaaaaaK\") class Wide {",
                "  Object moves = WideMoves.INSTANCE;",
                "}"));

    assertThat(outcome.findings())
        .extracting(finding -> finding.file() + " " + code(finding))
        .containsExactlyInAnyOrder(
            "Large.java generated-code-too-large", "Wide.java too-many-paths");
  }

  @ParameterizedTest
  @EnumSource
  void anUnresolvedNotationIsLeftToTheCompiler(CompilerUnderTest compiler) {
    Outcome outcome = compiler.compile(folder, List.of(), UNRESOLVED);

    // What the compiler of Eclipse will say at the end is not known when the piece is given up.
    assertThat(outcome.errors()).hasSize(compiler == CompilerUnderTest.JAVAC ? 1 : 2);
    assertThat(outcome.errors().get(0).message()).contains("Nowhere").doesNotContain("Betza:");
  }

  @Test
  void lettersThatLookLikeAnUnresolvedValueAreANotation() {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder, List.of(), file("A.java", "@io.github.betza.Betza(\"<error>\") class A {}"));

    assertThat(outcome.errors()).isNotEmpty().allMatch(error -> code(error).contains("-"));
  }

  @ParameterizedTest
  @EnumSource
  void aWarningStandsAtTheNotation(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file("Piece.java", "", "@io.github.betza.Betza(\"nN\") class Piece {}"));

    assertThat(outcome.warnings()).isNotEmpty();
    Finding warning =
        outcome.warnings().stream()
            .filter(each -> code(each).equals("lame-knight"))
            .findFirst()
            .get();
    assertThat(warning.file()).isEqualTo("Piece.java");
    assertThat(warning.line()).isEqualTo(2);
    assertThat(warning.column()).isEqualTo(24);
  }

  @ParameterizedTest
  @EnumSource
  void warningsCanBeSuppressedHereAndAround(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file("Loud.java", "@io.github.betza.Betza(\"nN\") class Loud {}"),
            file(
                "All.java",
                "@SuppressWarnings(\"betza\")",
                "class All { @io.github.betza.Betza(\"nN\") static class Inner {} }"),
            file(
                "One.java",
                "@SuppressWarnings({\"unused\", \"betza:lame-knight\"})",
                "@io.github.betza.Betza(\"nN\") class One {}"),
            file(
                "Other.java",
                "@SuppressWarnings(\"betza:redundant-range\")",
                "@io.github.betza.Betza(\"nN\") class Other {}"),
            file(
                "Wrong.java",
                "@SuppressWarnings(\"betza\")",
                "@io.github.betza.Betza(\"nE\") class Wrong {}"));

    assertThat(outcome.warnings().stream().filter(each -> each.message().startsWith("[Betza:")))
        .extracting(warning -> warning.file() + " " + code(warning))
        .containsExactlyInAnyOrder("Loud.java lame-knight", "Other.java lame-knight");
    assertThat(outcome.errors()).extracting(Finding::file).containsExactly("Wrong.java");
  }

  /**
   * Who says that a notation is not meant in the other dialect is told what is needless in this.
   */
  @ParameterizedTest
  @EnumSource
  void theOtherDialectHidesNothingWhereItIsNotMeant(CompilerUnderTest compiler) {
    String piece = "@io.github.betza.Betza(\"mRRxebR\") class ";
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file("Loud.java", piece + "Loud {}"),
            file(
                "Meant.java", "@SuppressWarnings(\"betza:read-differently\")", piece + "Meant {}"));

    assertThat(outcome.warnings().stream().filter(each -> each.message().startsWith("[Betza:")))
        .extracting(warning -> warning.file() + " " + code(warning))
        .containsExactlyInAnyOrder("Loud.java read-differently", "Meant.java redundant-range");
    assertThat(outcome.errors()).isEmpty();
  }

  private static String code(Finding finding) {
    String message = finding.firstLine();
    return message.startsWith("[Betza:")
        ? message.substring("[Betza:".length(), message.indexOf(']'))
        : message;
  }
}
