package io.github.betza.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Each diagnostic of javac has the file, the line and the column of the value that is wrong. */
class PlacesOfErrorsTest {
  private static Compilation compile(JavaFileObject... files) {
    return Compiler.javac().withProcessors(new BetzaProcessor()).compile(files);
  }

  @Test
  void everyMemberOfAPieceHasItsPlace() {
    JavaFileObject file =
        JavaFileObjects.forSourceString(
            "Bad",
            """
            @io.github.betza.Betza(
                value = "WE",
                letter = '1',
                files = 37,
                ranks = 8)
            final class Bad {}
            """);
    Compilation compilation = compile(file);
    assertThat(compilation).hadErrorCount(3);
    assertThat(compilation).hadErrorContaining("unknown-atom").inFile(file).onLine(2).atColumn(13);
    assertThat(compilation)
        .hadErrorContaining("invalid-letter")
        .inFile(file)
        .onLine(3)
        .atColumn(14);
    assertThat(compilation)
        .hadErrorContaining("invalid-geometry")
        .inFile(file)
        .onLine(4)
        .atColumn(13);
  }

  @Test
  void everyRuleOfAGameHasItsPlace() {
    JavaFileObject file =
        JavaFileObjects.forSourceString(
            "Small",
            """
            import io.github.betza.*;
            @Variant(
                files = 3, ranks = 3, setup = "k2/3/2K",
                zones = {
                  @Variant.Zone(of = "K", squares = "b-c"),
                  @Variant.Zone(of = "X", squares = "a9")
                },
                moveLimit = -1)
            interface Small {
              @Betza(value = "K", letter = 'K', royal = true) interface King {}
            }
            """);
    Compilation compilation = compile(file);
    assertThat(compilation).hadErrorCount(3);
    assertThat(compilation)
        .hadErrorContaining("unknown-letter")
        .inFile(file)
        .onLine(6)
        .atColumn(26);
    assertThat(compilation)
        .hadErrorContaining("invalid-squares")
        .inFile(file)
        .onLine(6)
        .atColumn(41);
    assertThat(compilation)
        .hadErrorContaining("invalid-number")
        .inFile(file)
        .onLine(8)
        .atColumn(17);
  }

  @Test
  void warningsAndErrorsOfSeveralFilesStayInThem() {
    JavaFileObject warned =
        JavaFileObjects.forSourceString(
            "Lame",
            """
            @io.github.betza.Betza("nN") class Lame {}
            """);
    JavaFileObject wrong =
        JavaFileObjects.forSourceString(
            "a.Wrong",
            """
            package a;
            class Outer { @io.github.betza.Betza("hK") class In {} }
            """);
    Compilation compilation = compile(warned, wrong);
    assertThat(compilation)
        .hadWarningContaining("lame-knight")
        .inFile(warned)
        .onLine(1)
        .atColumn(24);
    assertThat(compilation).hadErrorContaining("lonely-h").inFile(wrong).onLine(2).atColumn(38);
    assertThat(compilation).hadErrorCount(1);
  }
}
