package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Finding;
import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is generated for a game, and what is said about one that is wrong. */
final class VariantTest {
  private static final String KING =
      "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}";
  private static final String PAWN = "  @Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}";
  private static final String ROOK = "  @Betza(value = \"R\", letter = 'R') interface Rook {}";

  /** Uses all that a game's class offers, so that a stub without it would be more errors. */
  private static final String USER =
      CompilerUnderTest.file(
          "test/User.java",
          "package test;",
          "import io.github.betza.game.Perft;",
          "class User {",
          "  long nodes(String fen) {",
          "    return Perft.count(new TinyGame(), 2) + Perft.count(new TinyGame(fen), 2);",
          "  }",
          "  String name() {",
          "    return TinyGame.RULES.name() + TinyGame.KING;",
          "  }",
          "}");

  @TempDir Path folder;

  private Outcome compile(CompilerUnderTest compiler, String members, String... pieces) {
    String[] head = {
      "package test;",
      "import io.github.betza.Betza;",
      "import io.github.betza.Variant;",
      "@Variant(files = 3, ranks = 3",
      members + ")",
      "interface Tiny {",
    };
    String text = String.join("\n", head) + "\n" + String.join("\n", pieces) + "\n}\n";
    return compiler.compile(
        folder, List.of(), CompilerUnderTest.file("test/Tiny.java", text), USER);
  }

  @ParameterizedTest
  @EnumSource
  void aSoundGameGivesAClass(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            ", setup = \"1k1/1P1/2K\", promotions = @Variant.Promotion(of = \"P\", to = \"R\", zone = \"3\")",
            KING,
            PAWN,
            ROOK);
    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.generated().get("test/TinyGame.java"))
        .contains("public static final int PAWN = 2;")
        .contains(".promotion(PAWN, \"3\", ROOK)")
        .contains("generateWithin(Tiny_PawnMoves.INSTANCE, squares, count, moves);");
  }

  /** What no method shows is said where people read about the class. */
  @ParameterizedTest
  @EnumSource
  void theJavadocSaysHowTheGameEnds(CompilerUnderTest compiler) {
    String rook = ROOK.replace("letter", "name = \"*/ <b> {@link \\\\u\", letter");
    String king = KING.replace("\"K\"", "\"KisO1\"");
    Outcome outcome =
        compile(
            compiler,
            ", setup = \"1k1/3/1KR w K - 0 1\", repetitions = 3, moveLimit = 50",
            king,
            rook);
    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.generated().get("test/TinyGame.java").replaceAll("\\s+\\*\\s+", " "))
        .contains(
            "<li>The King castles with the &#42;/ &lt;b&gt; &#123;&#64;link &#92;u on c1 for White,",
            "<li>No move may leave a royal piece of its own side attacked. A side that has no legal"
                + " move while a royal piece is attacked is checkmated and has lost.",
            "<li>Stalemate is a draw.",
            "<li>The game is drawn when the same position, with the same side to move, has been on"
                + " the board 3 times.",
            "<li>The game is drawn after 50 moves of each side in which nothing was captured and no"
                + " piece that promotes has moved.");
  }

  /** Of a king without castling the field says whether it has moved, and needs no partner. */
  @ParameterizedTest
  @EnumSource
  void takesTheRightOfAKingThatNeverCastles(CompilerUnderTest compiler) {
    String king = KING.replace("\"K\"", "\"KimN\"");
    Outcome outcome = compile(compiler, ", setup = \"1k1/3/1K1 w Kk - 0 1\"", king);
    assertThat(outcome.findings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void namesTheRightsOfAKingThatNeverCastles(CompilerUnderTest compiler) {
    String king = KING.replace("\"K\"", "\"KimN\"");
    assertThat(compile(compiler, ", setup = \"1k1/3/1K1 w Qq - 0 1\"", king).errors())
        .extracting(Finding::message)
        .singleElement()
        .asString()
        .contains("the position has no castling rights 'Q', 'q'")
        .contains("write \"1k1/3/1K1 w Kk - 0 1\"")
        .contains("write \"1k1/3/1K1 w - - 0 1\"");
  }

  /** The library that writes the class would break the line in the middle of the string. */
  @ParameterizedTest
  @EnumSource
  void namesMayHaveSeparatorsOfLines(CompilerUnderTest compiler) {
    String king = KING.replace("royal = true", "royal = true, name = \"a\\u2028b\"");
    String zone = "zones = @Variant.Zone(of = \"K\", squares = \"a1-b3 c1 c3\\u2028\")";
    Outcome outcome =
        compile(compiler, ", setup = \"k2/3/2K\\u2028\", name = \"c\\u2029d\", " + zone, king);
    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.generated().get("test/TinyGame.java"))
        .contains(
            "(\"c\\u2029d\", 3, 3, \"k2/3/2K\\u2028\")",
            "\"a1-b3 c1 c3\\u2028\"",
            ".royal('K', \"a\\u2028b\",");
  }

  @ParameterizedTest
  @EnumSource
  void noRightInTheSetupIsOneThatNoMoveGives(CompilerUnderTest compiler) {
    Outcome outcome = compile(compiler, ", setup = \"Rk1/3/2K b - a2 0 1\"", KING, ROOK);
    assertThat(outcome.findings())
        .singleElement()
        .asString()
        .contains("invalid-setup", "the Rook on a3 is not captured en passant");
  }

  /** A king that has just leapt two squares may be captured behind it, so the setup can be. */
  @ParameterizedTest
  @EnumSource
  void aRightInTheSetupMayBeOneAgainstAKing(CompilerUnderTest compiler) {
    String king = KING.replace("\"K\"", "\"KimnD\"");
    Outcome outcome = compile(compiler, ", setup = \"k1K/3/3 b - c2 0 1\"", king);
    assertThat(outcome.errors()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aPieceForBoardsOfThatSizeIsNotAskedAboutOthers(CompilerUnderTest compiler) {
    String king = KING.replace("royal = true", "royal = true, files = 3, ranks = 3");
    Outcome outcome = compile(compiler, ", setup = \"k2/3/2K\"", king);
    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.generated().get("test/TinyGame.java"))
        .contains(".royal('K', \"King\", Tiny_KingMoves.INSTANCE)\n");
  }

  /** A king stays behind where a prince becomes a rook, so that is a sound rule of such a game. */
  @ParameterizedTest
  @EnumSource
  void oneOfSeveralRoyalPiecesMayPromoteWhereOneMayBeLost(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            ", royalty = io.github.betza.Royalty.LAST_CAPTURED, setup = \"k1p/3/P1K\","
                + " promotions = @Variant.Promotion(of = \"P\", to = \"R\", zone = \"2\")",
            KING,
            "  @Betza(value = \"W\", letter = 'P', royal = true) interface Prince {}",
            ROOK);
    assertThat(outcome.findings()).isEmpty();
  }

  /** Pieces are named by their moves, or by the letters that they have in the game. */
  @ParameterizedTest
  @ValueSource(strings = {"R", "K", "W+F", "R,W+F", "R,B"})
  void aNotationMaySayWhatThePieceBecomes(String noted) {
    String to = noted.replace("W+F", "B").replace("K", "B").replace(",", "");
    Outcome outcome =
        compile(
            CompilerUnderTest.JAVAC,
            ", setup = \"bkb/rPr/K2\", promotions = @Variant.Promotion(of = \"P\", to = \""
                + to
                + "\", zone = \"3\")",
            KING,
            ROOK,
            "  @Betza(value = \"FW\", letter = 'B') interface Elder {}",
            "  @Betza(value = \"fmW+fcF="
                + noted
                + "\", letter = 'P', dialect = io.github.betza.Dialect.BEX) interface Pawn {}");
    assertThat(outcome.findings()).isEmpty();
  }

  /** A rook comes to a file that it cannot reach by itself when the king castles with it. */
  @Test
  void aGoalMayBeReachedByCastling() {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder,
            List.of(),
            CompilerUnderTest.file(
                "test/Tall.java",
                "package test;",
                "import io.github.betza.Betza;",
                "import io.github.betza.Variant;",
                "@Variant(files = 8, ranks = 3, setup = \"4k2r/8/4K2R w Kk\",",
                "    goals = @Variant.Goal(of = \"R\", squares = \"f1\"))",
                "interface Tall {",
                "  @Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}",
                "  @Betza(value = \"fbR\", letter = 'R') interface Tower {}",
                "}"));
    assertThat(outcome.findings()).isEmpty();
  }

  /** A pawn that may stay one, or becomes what the goal names, can win on the last rank. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "zone = \"4\", optional = true), goals = @Variant.Goal(of = \"P\", squares = \"4\")",
        "zone = \"4\"), goals = @Variant.Goal(of = \"R\", squares = \"4\")",
        "zone = \"4\"), goals = @Variant.Goal(of = \"P\", squares = \"3-4\")"
      })
  void whatPromotesMayWin(String rules) {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder,
            List.of("-Xlint:all"),
            CompilerUnderTest.file(
                "Race.java",
                "import io.github.betza.Betza;",
                "import io.github.betza.Variant;",
                "@Variant(files = 3, ranks = 4, setup = \"k2/2p/P2/K2\",",
                "    promotions = @Variant.Promotion(of = \"P\", to = \"R\", " + rules + ")",
                "interface Race {",
                "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
                "  @Betza(value = \"R\", letter = 'R') interface Rook {}",
                "  @Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
                "}"));
    assertThat(outcome.findings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aMistakeInAMemberIsOneErrorThere(CompilerUnderTest compiler) {
    assertError(compile(compiler, ", setup = \"k2/3/3K\"", KING), compiler, "invalid-setup", 5, 11);
  }

  @ParameterizedTest
  @EnumSource
  void aMistakeInANestedAnnotationIsOneErrorThere(CompilerUnderTest compiler) {
    String zone = ", setup = \"k2/3/2K\", zones = @Variant.Zone(of = \"K\", squares = \"a4\")";
    Outcome outcome = compile(compiler, zone, KING);
    assertError(outcome, compiler, "invalid-squares", 5, zone.indexOf("\"a4\"") + 1);
    assertThat(outcome.errors().get(0).firstLine())
        .contains("'a4' is not a square, file or rank of a board of 3x3");
  }

  @ParameterizedTest
  @EnumSource
  void oneOfSeveralNestedAnnotationsIsMeant(CompilerUnderTest compiler) {
    String promotions =
        ", setup = \"1k1/1P1/2K\", promotions = {"
            + "@Variant.Promotion(of = \"P\", to = \"R\", zone = \"3\"), "
            + "@Variant.Promotion(of = \"P\", to = \"R\", zone = \"a3\")}";
    assertError(
        compile(compiler, promotions, KING, PAWN, ROOK),
        compiler,
        "repeated-rule",
        5,
        promotions.indexOf("\"a3\"") + 1);
  }

  @ParameterizedTest
  @EnumSource
  void aMistakeInAPieceIsOneErrorAtThePiece(CompilerUnderTest compiler) {
    String other = "  @Betza(value = \"N\", letter = 'K') interface Knight {}";
    Outcome outcome = compile(compiler, ", setup = \"k2/3/2K\"", KING, other);
    assertError(outcome, compiler, "duplicate-letter", 8, other.indexOf("'K'") + 1);
  }

  @ParameterizedTest
  @EnumSource
  void aWrongNotationIsOneErrorOfThePiece(CompilerUnderTest compiler) {
    String wrong = "  @Betza(value = \"Ke\", letter = 'K', royal = true) interface King {}";
    Outcome outcome = compile(compiler, ", setup = \"k2/3/2K\"", wrong);
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0).line()).isEqualTo(7);
  }

  @ParameterizedTest
  @EnumSource
  void aPieceThatNobodySeesIsAWarning(CompilerUnderTest compiler) {
    Outcome outcome = compile(compiler, ", setup = \"k2/3/2K\"", KING, ROOK);
    assertThat(outcome.warnings())
        .extracting(Finding::firstLine)
        .singleElement()
        .asString()
        .startsWith("[Betza:unused-piece] Rook never appears in the game");
  }

  @ParameterizedTest
  @EnumSource
  void thatWarningCanBeSilenced(CompilerUnderTest compiler) {
    String silent = "  @SuppressWarnings(\"betza:unused-piece\")" + ROOK;
    Outcome outcome = compile(compiler, ", setup = \"k2/3/2K\"", KING, silent);
    assertThat(outcome.findings())
        .extracting(Finding::firstLine)
        .noneMatch(line -> line.startsWith("[Betza"));
  }

  /** The compiler of Eclipse points at the member, and knows the place of no nested value. */
  private static void assertError(
      Outcome outcome, CompilerUnderTest compiler, String code, int line, int column) {
    assertThat(outcome.findings()).hasSize(1);
    Finding finding = outcome.findings().get(0);
    assertThat(finding.firstLine()).startsWith("[Betza:" + code + "] ");
    assertThat(finding.file()).isEqualTo("Tiny.java");
    assertThat(finding.line()).isEqualTo(line);
    if (compiler == CompilerUnderTest.JAVAC) {
      assertThat(finding.column()).isEqualTo(column);
    }
  }
}
