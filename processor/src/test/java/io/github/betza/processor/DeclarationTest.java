package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Finding;
import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which types may be pieces, and what their classes are called. */
final class DeclarationTest {
  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void everyKindOfClassCanBeAPiece(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file(
                "game/Game.java",
                "package game;",
                "import io.github.betza.Betza;",
                "@Betza(\"K\") public class Game<T> {",
                "  @Betza(\"N\") private static final class Secret {}",
                "  @Betza(\"R\") interface Face { @Betza(\"B\") record Deep(int x) {} }",
                "  @Betza(\"Q\") enum Choice { A, B }",
                "  @Betza(\"W\") class Inner {}",
                "}"),
            file("Plain.java", "@io.github.betza.Betza(\"F\") abstract class Plain {}"));

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.generated())
        .containsOnlyKeys(
            "PlainMoves.java",
            "game/GameMoves.java",
            "game/Game_ChoiceMoves.java",
            "game/Game_FaceMoves.java",
            "game/Game_Face_DeepMoves.java",
            "game/Game_InnerMoves.java",
            "game/Game_SecretMoves.java");
  }

  @ParameterizedTest
  @EnumSource
  void anAnnotationTypeCannot(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file("Mark.java", "@io.github.betza.Betza(\"K\") @interface Mark {}"));

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.errors().get(0).message()).startsWith("[Betza:invalid-target] ");
  }

  @ParameterizedTest
  @EnumSource
  void aNameThatIsTakenIsAnError(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file("Knight.java", "", "@io.github.betza.Betza(\"N\") class Knight {}"),
            file("KnightMoves.java", "class KnightMoves {}"));

    assertThat(outcome.findings()).hasSize(1);
    Finding error = outcome.errors().get(0);
    assertThat(error.file() + ":" + error.line()).isEqualTo("Knight.java:2");
    assertThat(error.message()).startsWith("[Betza:name-clash] a class KnightMoves already");
    assertThat(outcome.generated()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void twoPiecesWithOneNameAreAnErrorAtTheLater(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file("A_B.java", "@io.github.betza.Betza(\"N\") class A_B {}"),
            file("A.java", "class A { @io.github.betza.Betza(\"R\") static class B {} }"));

    assertThat(outcome.findings()).hasSize(1);
    Finding error = outcome.errors().get(0);
    assertThat(error.file()).isEqualTo("A_B.java");
    assertThat(error.message())
        .startsWith("[Betza:name-clash] A_BMoves is already generated for A.B");
  }

  /** The class of the game would name that of the piece, which is not generated. */
  @ParameterizedTest
  @EnumSource
  void aGameOfAPieceWhoseNameIsTakenGetsAStub(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            // Without it javac does not compile what is generated after an error.
            compiler == CompilerUnderTest.JAVAC
                ? List.of("-XDshould-stop.ifError=FLOW")
                : List.of(),
            file(
                "Duel.java",
                "import io.github.betza.*;",
                "@Variant(files = 3, ranks = 3, setup = \"k2/3/2K\") class Duel {",
                "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
                "  Object used = new DuelGame();",
                "}",
                "class Duel_KingMoves {}"));

    assertThat(outcome.errors())
        .singleElement()
        .asString()
        .contains("a class Duel_KingMoves already");
  }

  @Test
  void generatedCodeAmongTheSourcesIsToBeLeftOut() {
    String source = file("Knight.java", "@io.github.betza.Betza(\"N\") class Knight {}");
    String generated =
        CompilerUnderTest.JAVAC
            .compile(folder.resolve("1"), List.of(), source)
            .generated()
            .get("KnightMoves.java");
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder.resolve("2"), List.of(), source, file("KnightMoves.java", generated));

    assertThat(outcome.errors())
        .singleElement()
        .extracting(Finding::message)
        .asString()
        .startsWith("[Betza:name-clash] generated code is among the sources")
        .contains(
            "\nhelp: delete the generated file, or exclude its folder from the sources\nsee ");
  }

  /** The compiler of Eclipse refuses to replace a class, whatever the processor says. */
  @Test
  void theClassOfAnEarlierBuildIsReplaced() {
    String source = file("Knight.java", "@io.github.betza.Betza(\"N\") class Knight {}");
    CompilerUnderTest.JAVAC.compile(folder, List.of(), source);
    Outcome again = CompilerUnderTest.JAVAC.compile(folder, List.of(), source);

    assertThat(again.findings()).isEmpty();
    assertThat(again.generated()).containsOnlyKeys("KnightMoves.java");
  }

  @ParameterizedTest
  @EnumSource
  void valuesMayBeConstants(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file(
                "Notations.java",
                "class Notations { static final String BENT = \"Fya\" + \"fsF\"; }"),
            file(
                "Griffon.java",
                "import static io.github.betza.Dialect.XBETZA;",
                "@io.github.betza.Betza(value = Notations.BENT, dialect = XBETZA, letter = 'G',",
                "    name = \"Gryphon\", royal = true, files = 10, ranks = 8)",
                "class Griffon {}"));

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.generated().get("GriffonMoves.java"))
        .contains("\"FyafsF\"", "Gryphon", "'G'");
  }

  /** The compiler of Eclipse does not look at an annotation again. */
  @Test
  void aConstantMayBeGeneratedByAnotherProcessor() {
    LateSources.Source constants =
        new LateSources.Source(
            "Constants", "class Constants { static final String KNIGHT = \"N\"; }");
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder,
            List.of(),
            List.of(new LateSources(constants), new BetzaProcessor()),
            file("Knight.java", "@io.github.betza.Betza(Constants.KNIGHT) class Knight {}"));

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.generated().get("KnightMoves.java")).contains("NOTATION = \"N\"");
  }

  @ParameterizedTest
  @EnumSource
  void aBoardNeedsBothFilesAndRanks(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            folder,
            List.of(),
            file("A.java", "@io.github.betza.Betza(value = \"N\", files = 8) class A {}"),
            file(
                "B.java", "@io.github.betza.Betza(value = \"N\", files = 8, ranks = 0) class B {}"),
            file(
                "C.java",
                "@io.github.betza.Betza(value = \"N\", files = 8, ranks = 8) class C {}"));

    assertThat(outcome.errors())
        .extracting(error -> error.file() + " " + error.firstLine())
        .containsExactlyInAnyOrder(
            "A.java [Betza:invalid-geometry] a board needs both files and ranks, but only files"
                + " are declared",
            "B.java [Betza:invalid-geometry] a board needs both files and ranks, but only files"
                + " are declared");
  }
}
