package io.github.betza.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {
  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--rounds 0; --rounds is 1 to 100, not 0",
        "--rounds many; 'many' is not an int",
        "--size 7; --size is 8 to 36, not 7",
        "--size 37; --size is 8 to 36, not 37",
        "--compiled 10,0; --compiled is 1 to 20000, not 0",
        "--compiled 20001; --compiled is 1 to 20000, not 20001",
        "--game chess,chezz; there is no game chezz; there are: almost, amazon",
        "--piece pawn; expected one of [KNIGHT, ROOK",
        "--section speed; expected one of [MADE, LISTED, QUESTIONS, MATCH, PIECES, LIBRARY, COMPILING, MEMORY]",
        "--engine /no/such/program; --engine /no/such/program is no program",
        "--out /no/such/folder/file; there is no folder /no/such/folder to write to",
        "--fast; Unknown option: '--fast'",
        "fast; Unmatched argument",
      })
  void badOptionsAreNamed(String options, String message) {
    assertThat(run(("--quick " + options).split(" ", -1))).isEqualTo(2);
    assertThat(err.toString())
        .contains(message)
        .endsWith("benchmarks --help tells the options" + System.lineSeparator())
        .doesNotContain("Exception");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aFolderIsNoFileToWrite() {
    assertThat(run("--quick", "--out", folder.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("is a folder; --out wants a file");
  }

  @Test
  void anEngineThatIsNoneEndsInOneLine() {
    assertThat(run("--quick", "--section", "listed", "--engine", "/bin/true")).isEqualTo(1);
    assertThat(err.toString()).startsWith("/bin/true ended").hasLineCount(1);
  }

  @Test
  void printsAndWritesTheSame() throws Exception {
    Path file = folder.resolve("RESULTS.md");
    int code = run("--quick", "--section", "library", "--game", "makruk", "--out", file.toString());
    assertThat(code).isZero();
    assertThat(out.toString()).startsWith("# How fast").isEqualTo(Files.readString(file));
    assertThat(err.toString()).contains("written: " + file);
  }

  @Test
  void helpTellsTheOptions() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString()).contains("--quick", "--out", "knight", "benchmarks/RESULTS.md");
  }

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }
}
