package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Types whose annotations have values that nobody can work out. */
final class GivenUpTest {
  @TempDir Path folder;

  private Outcome compile(CompilerUnderTest compiler, String... lines) {
    String source = "import io.github.betza.*;\n" + String.join("\n", lines);
    return compiler.compileOnDisk(folder, List.of(), file("Types.java", source));
  }

  private static List<String> clashes(Outcome outcome) {
    return outcome.errors().stream()
        .filter(error -> error.message().startsWith("[Betza:name-clash] "))
        .map(error -> error.line() + " " + error.firstLine().split("] ", 2)[1])
        .sorted()
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void aNameThatIsTakenIsAnErrorOfItsOwn(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            "@Betza(NOPE) class A {}",
            "class AMoves {}",
            "@Betza(NOPE) class B_C {}",
            "class B { @Betza(NOPE) static class C {} }",
            "@Variant(files = NOPE, ranks = 1, setup = \"K\") class D {}",
            "class DGame {}");

    assertThat(clashes(outcome))
        .containsExactly(
            "2 a class AMoves already exists that is not generated",
            "4 B_CMoves is already generated for B.C",
            "6 a class DGame already exists that is not generated");
    assertThat(outcome.errors()).noneMatch(error -> error.message().contains("Exception"));
  }

  /** The compiler of Eclipse throws where it is asked for the values of such an annotation. */
  @ParameterizedTest
  @EnumSource
  void theCompilerTellsOfValuesOfWrongTypes(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            "@Betza(value = \"W\", letter = \"P\") class A { Object used = AMoves.INSTANCE; }",
            "@Betza(value = \"W\", royal = \"true\") class B { Object used = BMoves.INSTANCE; }",
            "@Variant(files = 8, ranks = 8, setup = \"k7/8/8/8/8/8/8/K7\") class C {",
            "  @Betza(value = \"K\", letter = \"K\", royal = true) interface King {}",
            "  Object used = new CGame();",
            "}",
            "@Variant(files = \"8\", ranks = 8, setup = \"k7/8/8/8/8/8/8/K7\") class D {",
            "  Object used = new DGame();",
            "}",
            "@Variant(files = 8, ranks = 8, setup = \"k7/8/8/8/8/8/8/K7\",",
            "    promotions = @Variant.Promotion(of = \"K\", to = \"K\", zone = \"8\", optional = \"x\"))",
            "class E {",
            "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
            "  Object used = new EGame();",
            "}");

    assertThat(outcome.success()).isFalse();
    assertThat(outcome.errors()).noneMatch(error -> error.message().contains("Exception"));
    if (compiler == CompilerUnderTest.ECJ) {
      // javac does not run processors after errors of this kind. A number that is none is unknown
      // to this compiler like a missing constant, and is told of once more.
      assertThat(outcome.errors())
          .extracting(error -> error.line())
          .containsExactlyInAnyOrder(2L, 3L, 5L, 8L, 8L, 12L);
    }
  }

  /** The stubs of these have what their annotations name, so that at the end nothing is missing. */
  @ParameterizedTest
  @EnumSource
  void aPieceThatIsDescribedByItsOwnClassIsAnError(CompilerUnderTest compiler) {
    Outcome outcome =
        compile(
            compiler,
            "@Betza(AMoves.NOTATION) class A {}",
            "@Betza(CMoves.NOTATION) class B {}",
            "@Betza(BMoves.NOTATION) class C {}",
            "@Betza(value = \"W\", board = DMoves.class) class D {}",
            "@Betza(FMoves.NOTATION + \"W\") class E {}",
            "@Betza(\"F\") class F {}");

    assertThat(outcome.success()).isFalse();
    assertThat(outcome.errors())
        .extracting(error -> error.line())
        .containsExactlyInAnyOrder(2L, 3L, 4L, 5L);
    assertThat(outcome.generated().get("EMoves.java")).contains("NOTATION = \"FW\"");
  }

  /** A file has at most 255 bytes in its name on the usual disks; that of a nested class fits. */
  @Test
  void aFileThatCannotBeWrittenIsAnErrorThatSaysWhy() {
    String outer = "O".repeat(125);
    String inner = "I".repeat(125);
    Outcome outcome =
        CompilerUnderTest.JAVAC.compileOnDisk(
            folder,
            List.of(),
            CompilerUnderTest.file(
                "A.java",
                "class "
                    + outer
                    + " { @io.github.betza.Betza(\"K\") static class "
                    + inner
                    + " {} }"));

    assertThat(outcome.errors()).hasSize(1);
    String message = outcome.errors().get(0).message();
    assertThat(message)
        .startsWith("[Betza] the generated class of this type cannot be written: ")
        .contains("\nhelp: ")
        .doesNotContain("\tat ");
  }
}
