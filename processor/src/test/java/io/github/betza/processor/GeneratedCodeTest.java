package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every generated file, whatever the piece. */
final class GeneratedCodeTest {
  private static final String[] PIECES = {
    file("a/Knight.java", "package a;", "@io.github.betza.Betza(\"N\") class Knight {}"),
    file("a/Griffon.java", "package a;", "@io.github.betza.Betza(\"FyafsF\") class Griffon {}"),
    file("Cannon.java", "@io.github.betza.Betza(\"mRcpR\") class Cannon {}"),
    file("Lion.java", "@io.github.betza.Betza(\"KNADcaKcabKmabK\") class Lion {}"),
    file("Pawn.java", "@io.github.betza.Betza(\"fmWfceFifmnD\") class Pawn {}"),
    file("King.java", "@io.github.betza.Betza(value = \"KisO2\", royal = true) class King {}"),
    file("Mirror.java", "@io.github.betza.Betza(\"I\") class Mirror {}"),
    bex("Promoting", "imfW2+mfW+cfF=Q,N"),
    bex("Immobilizer", "[x!iK]--mQ--[xiK]"),
    bex("Pincer", "mR+mR--[ccD]"),
    bex("Chameleon", "mQ+[ci]")
  };

  @TempDir Path folder;

  private static String bex(String name, String notation) {
    return file(
        name + ".java",
        "@io.github.betza.Betza(value = \"" + notation + "\",",
        "    dialect = io.github.betza.Dialect.BEX) class " + name + " {}");
  }

  @Test
  void compilesWithoutAnyWarning() {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(folder, List.of("-Xlint:all", "-Werror"), PIECES);

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.success()).isTrue();
  }

  /** What the user writes has to be documented then; what is generated is. */
  @ParameterizedTest
  @CsvSource({"all/protected, protected", "all, private"})
  void theDocumentationIsCompleteAsWell(String doclint, String scope) {
    String game = file("Duel.java", DUEL.split("\n"));
    String piece =
        file(
            "Archer.java",
            "/** An archer. */",
            "@io.github.betza.Betza(value = \"mRcpR=Q\", dialect = io.github.betza.Dialect.BEX)",
            "public interface Archer {}");
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder,
            List.of("-Xlint:all", "-Xdoclint:" + doclint, "-Werror", "-Abetza.javadoc=" + scope),
            piece,
            game);

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.success()).isTrue();
  }

  private static final String DUEL =
      """
      import io.github.betza.*;
      /** A game. */
      @Variant(
          files = 9,
          ranks = 10,
          setup = "4k4/ppppppppp/9/9/9/9/9/9/PPPPPPPPP/4K4 w - - 0 1",
          promotions = @Variant.Promotion(of = "P", to = "C", zone = "10"),
          zones = @Variant.Zone(of = "K", squares = "1-3"),
          blockers = @Variant.Blocker(of = "P", to = "K"))
      public interface Duel {
        /** A king. */
        @Betza(value = "K", letter = 'K', royal = true)
        interface King {}

        /** A cannon. */
        @Betza(value = "mRcpR", letter = 'C')
        interface Cannon {}

        /** A pawn. */
        @Betza(value = "fmWfceFifmnD", letter = 'P')
        interface Pawn {}
      }
      """;

  /** A class hides that of {@code java.lang} with the same name from the rest of its package. */
  @ParameterizedTest
  @EnumSource
  void compilesBesideClassesWithNamesOfJavaLang(CompilerUnderTest compiler) {
    List<String> sources = new ArrayList<>();
    for (String name :
        List.of(
            "AssertionError",
            "Boolean",
            "Character",
            "Deprecated",
            "IllegalArgumentException",
            "IllegalStateException",
            "Integer",
            "Long",
            "Math",
            "Object",
            "Override",
            "String",
            "SuppressWarnings",
            "System")) {
      sources.add(file("a/" + name + ".java", "package a;", "class " + name + " {}"));
    }
    sources.add(
        file(
            "a/Chess.java",
            "package a;",
            "import io.github.betza.Betza;",
            "@io.github.betza.Variant(files = 8, ranks = 8,",
            "    setup = \"r3k2r/p7/8/8/8/8/P7/R3K2R w KQkq - 0 1\",",
            "    promotions = @io.github.betza.Variant.Promotion(of = \"P\", to = \"R\", zone = \"8\"))",
            "interface Chess {",
            "  @Betza(value = \"R\", letter = 'R', files = 8, ranks = 8) interface Rook {}",
            "  @Betza(value = \"fmWfceFifmnD\", letter = 'P') interface Pawn {}",
            "  @Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}",
            "}"));
    sources.add(PIECES[0]);
    sources.add(
        file("a/Wrong.java", "package a;", "@io.github.betza.Betza(\"hN\") class Wrong {}"));
    Outcome outcome = compiler.compileOnDisk(folder, List.of(), sources.toArray(String[]::new));

    assertThat(outcome.findings()).singleElement().asString().contains("lonely-h");
    assertThat(outcome.generated().get("a/KnightMoves.java"))
        .contains("import java.lang.Override;\n", "import java.lang.String;\n");
  }

  /** Engines have boards and moves of their own, in the packages of their pieces. */
  @ParameterizedTest
  @EnumSource
  void compilesBesideClassesWithNamesOfTheBoard(CompilerUnderTest compiler) {
    List<String> sources = new ArrayList<>(List.of(PIECES));
    List<String> names =
        List.of(
            "Board",
            "Cell",
            "Effect",
            "GeneratedMoves",
            "Geometry",
            "Move",
            "MoveList",
            "Occupancy",
            "OthersMoves",
            "PieceMoves",
            "Slides");
    for (String name : names) {
      sources.add(file("a/" + name + ".java", "package a;", "class " + name + " {}"));
    }
    Outcome outcome = compiler.compile(folder, List.of(), sources.toArray(String[]::new));

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.generated().get("a/KnightMoves.java"))
        .contains("import io.github.betza.board.Board;\n", "import io.github.betza.board.Cell;\n")
        .doesNotContain("import io.github.betza.generated.Slides;");
  }

  /** The classes of these pieces hide those of the board that other generated classes name. */
  @ParameterizedTest
  @EnumSource
  void compilesBesidePiecesWhoseClassesHaveNamesOfTheBoard(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            PIECES[0],
            file(
                "a/Generated.java",
                "package a;",
                "@io.github.betza.Betza(\"K\") class Generated {}"),
            file("a/Others.java", "package a;", "@io.github.betza.Betza(\"W\") class Others {}"),
            file("a/Piece.java", "package a;", "@io.github.betza.Betza(\"F\") class Piece {}"),
            file(
                "a/Borrower.java",
                "package a;",
                "@io.github.betza.Betza(\"xK\") class Borrower {}"));

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.success()).isTrue();
  }

  /**
   * A class that appears after the first round hides that of the board from later pieces. It is one
   * that the knight of the first round does not name.
   */
  @ParameterizedTest
  @EnumSource
  void compilesBesideClassesThatAnotherProcessorWrites(CompilerUnderTest compiler) {
    LateSources late =
        new LateSources(
            new LateSources.Source("a.Slides", "package a; class Slides {}"),
            new LateSources.Source(
                "a.Late", "package a; @io.github.betza.Betza(\"R\") class Late {}"));
    Outcome outcome =
        compiler.compile(folder, List.of(), List.of(late, new BetzaProcessor()), PIECES[0]);

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.generated().get("a/LateMoves.java"))
        .contains("import io.github.betza.generated.Slides;\n");
  }

  @Test
  void compilesInAModuleThatRequiresOnlyTheRuntime() {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compileOnDisk(
            folder,
            List.of("--module-path", CompilerUnderTest.runtime(), "-Xlint:all", "-Werror"),
            file("module-info.java", "module engine { requires io.github.betza; }"),
            PIECES[0],
            PIECES[1]);

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.success()).isTrue();
  }

  @Tag("deep")
  @ParameterizedTest
  @EnumSource
  void isTheSameInEveryRunAndInEveryOrder(CompilerUnderTest compiler) {
    String[] reversed = new String[PIECES.length];
    for (int i = 0; i < PIECES.length; i++) {
      reversed[PIECES.length - 1 - i] = PIECES[i];
    }
    Outcome first = compiler.compile(folder.resolve("1"), List.of(), PIECES);
    Outcome second = compiler.compile(folder.resolve("2"), List.of(), PIECES);
    Outcome third = compiler.compile(folder.resolve("3"), List.of(), reversed);

    assertThat(first.generated()).hasSize(PIECES.length);
    assertThat(second.generated()).isEqualTo(first.generated());
    assertThat(third.generated()).isEqualTo(first.generated());
  }

  @Test
  void isTheSameUnderBothCompilers() {
    Outcome javac = CompilerUnderTest.JAVAC.compile(folder.resolve("1"), List.of(), PIECES);
    Outcome ecj = CompilerUnderTest.ECJ.compile(folder.resolve("2"), List.of(), PIECES);

    assertThat(ecj.errors()).isEmpty();
    assertThat(ecj.generated()).isEqualTo(javac.generated());
  }

  /** Each of these would end a comment or a string if it reached the source as it stands. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "*/ static { System.exit(1); } /*",
        "\\\\u002a\\\\u002f class X {}",
        "\\\\u000a } class X {",
        "\\\" + System.exit(1) + \\\"",
        "{@code N} @see <b> & \\t$T$L$S",
        "\\n\\r } class X {",
        "\\\\\\\\u0022",
        "\\u00e9\\u4e00\\ud83d\\ude00 \\u202e"
      })
  void aNotationOrANameNeverBecomesCode(String text) {
    Outcome wrong =
        CompilerUnderTest.JAVAC.compileOnDisk(
            folder.resolve("1"),
            List.of("-Xlint:all"),
            file("A.java", "@io.github.betza.Betza(\"" + text + "\") class A {}"));
    Outcome named =
        CompilerUnderTest.JAVAC.compile(
            folder.resolve("2"),
            List.of("-Xlint:all", "-Werror"),
            file(
                "A.java",
                "@io.github.betza.Betza(value = \"N\", name = \"" + text + "\") class A {}"));

    assertThat(wrong.errors())
        .isNotEmpty()
        .allMatch(error -> error.message().startsWith("[Betza:"));
    assertThat(named.findings()).isEmpty();
    assertThat(wrong.generated().get("AMoves.java")).isASCII();
    assertThat(named.generated().get("AMoves.java")).isASCII();
  }

  @Test
  void ignoresTheEncodingOfTheCompiler() {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder,
            List.of("-encoding", "US-ASCII", "-Xlint:all", "-Werror"),
            file(
                "Dama.java",
                "@io.github.betza.Betza(\"Q\") class D\\u00e1ma {",
                "  Object moves = D\\u00e1maMoves.INSTANCE;",
                "}"));

    assertThat(outcome.findings()).isEmpty();
  }
}
