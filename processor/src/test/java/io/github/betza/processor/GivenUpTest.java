package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Types whose annotations have values that nobody can work out. */
final class GivenUpTest {
  @TempDir Path folder;

  private Outcome compile(CompilerUnderTest compiler, String... lines) {
    String source = "import io.github.betza.*;\n" + String.join("\n", lines);
    return compiler.compile(folder, List.of(), file("Types.java", source));
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
            "2 there is a class AMoves already, which was not generated",
            "4 B_CMoves is generated for B.C already",
            "6 there is a class DGame already, which was not generated");
    assertThat(outcome.errors()).noneMatch(error -> error.message().contains("Exception"));
  }
}
