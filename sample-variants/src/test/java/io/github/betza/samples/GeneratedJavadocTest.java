package io.github.betza.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The code that was generated for the samples compiles without any warning, also of doclint about
 * what programs can use.
 */
@Tag("deep")
final class GeneratedJavadocTest {
  private static final Path GENERATED = Path.of("target", "generated-sources", "annotations");

  @TempDir Path folder;

  @Test
  void isComplete() throws IOException {
    List<Path> sources;
    try (Stream<Path> all = Files.walk(GENERATED)) {
      sources = all.filter(path -> path.toString().endsWith(".java")).toList();
    }
    assertThat(sources).hasSizeGreaterThan(200);
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = javac.getStandardFileManager(found, Locale.ROOT, null)) {
      List<String> options =
          List.of(
              "-proc:none",
              "-Xlint:all",
              "-Xdoclint:all/protected",
              "-Werror",
              "-d",
              folder.toString(),
              "-classpath",
              System.getProperty("java.class.path"));
      Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources);
      assertThat(javac.getTask(null, files, found, options, null, units).call())
          .as("%s", found.getDiagnostics())
          .isTrue();
    }
    assertThat(found.getDiagnostics()).isEmpty();
  }

  @Test
  void noLineIsTooLong() throws IOException {
    try (Stream<Path> all = Files.walk(GENERATED)) {
      for (Path path : all.filter(path -> path.toString().endsWith(".java")).toList()) {
        assertThat(Files.readAllLines(path)).as("%s", path).allMatch(line -> line.length() <= 120);
      }
    }
  }
}
