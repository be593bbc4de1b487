package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The annotation on a local class is an error, at the annotation under javac. */
final class LocalClassTest {
  @TempDir Path folder;

  @Test
  void isAnErrorWhereverTheClassIs() throws IOException {
    assertThat(
            errors(
                "import io.github.betza.*;",
                "class Pieces {",
                "  void method() {",
                "    @Betza(\"N\") class Knight {}",
                "    @io.github.betza.Betza(\"B\") record Bishop() {}",
                "    class Nest { @Betza(\"R\") static class Rook {} }",
                "  }",
                "  Object field = new Object() { @Betza(\"Q\") class Queen {} };",
                "  Runnable run = () -> { @Betza(\"K\") class King {} };",
                "  static { @Variant(files = 1, ranks = 1, setup = \"1\") interface Game {} }",
                "  @Betza(\"W\") static class Shown {}",
                "}"))
        .containsExactly(
            "4:5 a local class cannot be a piece",
            "5:5 a local class cannot be a piece",
            "6:18 a local class cannot be a piece",
            "8:33 a local class cannot be a piece",
            "9:26 a local class cannot be a piece",
            "10:12 a local class cannot be a game");
  }

  /** Other mistakes are reported in the same compilation. */
  @Test
  void keepsNothingElseFromBeingFound() throws IOException {
    assertThat(
            errors(
                "import io.github.betza.Betza;",
                "@Betza(\"1\") class Pieces {",
                "  void method() { @Betza(\"N\") class Knight {} }",
                "}"))
        .hasSize(2)
        .anyMatch(error -> error.startsWith("2:8 "))
        .contains("3:19 a local class cannot be a piece");
  }

  @Test
  void anAnnotationOfAnotherPackageIsNotMeant() throws IOException {
    assertThat(
            errors(
                "class Pieces {",
                "  @interface Betza { String value(); }",
                "  void method() { @Betza(\"N\") class Knight {} }",
                "}"))
        .isEmpty();
  }

  /** The compiler of Eclipse says in which file such a class is, and what it is called. */
  @Test
  void isAnErrorUnderTheCompilerOfEclipse() {
    List<String> lines =
        List.of(
            "import io.github.betza.*;",
            "/* @Betza(\"N\") class Comment {} */",
            "class Pieces {",
            "  String text = \"@Betza class Text {}\"; // @Betza class Line {}",
            "  void method() {",
            "    @Betza(\"N\") final class Knight {}",
            "    @Variant(files = 1, ranks = 1, setup = \"1\", zones = {})",
            "    interface Game {}",
            "  }",
            "  @Betza(\"W\") @Deprecated static class Shown {}",
            "}");
    assertThat(
            CompilerUnderTest.ECJ
                .compile(
                    folder,
                    List.of(),
                    CompilerUnderTest.file("Pieces.java", lines.toArray(String[]::new)))
                .errors())
        .extracting(CompilerUnderTest.Finding::firstLine)
        .containsExactly(
            "[Betza:invalid-target] the local class Knight cannot be a piece",
            "[Betza:invalid-target] the local class Game cannot be a game");
  }

  private List<String> errors(String... lines) throws IOException {
    Path file = folder.resolve("Pieces.java");
    Files.writeString(file, String.join("\n", lines));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = javac.getStandardFileManager(found, Locale.ROOT, null)) {
      List<String> options =
          List.of(
              "-d",
              folder.toString(),
              "-classpath",
              CompilerUnderTest.runtime(),
              "-processorpath",
              System.getProperty("java.class.path"));
      javac.getTask(null, files, found, options, null, files.getJavaFileObjects(file)).call();
    }
    return found.getDiagnostics().stream()
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .map(LocalClassTest::text)
        .toList();
  }

  private static String text(Diagnostic<? extends JavaFileObject> error) {
    String message = error.getMessage(Locale.ROOT).lines().findFirst().orElseThrow();
    return error.getLineNumber()
        + ":"
        + error.getColumnNumber()
        + " "
        + message.replace("[Betza:invalid-target] ", "");
  }
}
