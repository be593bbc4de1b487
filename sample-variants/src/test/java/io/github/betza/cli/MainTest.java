package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  @Test
  void asksForACommand() {
    Cli run = Cli.run();
    assertThat(run.code()).isEqualTo(Main.MISUSED);
    assertThat(run.out()).isEmpty();
    assertThat(run.errLines())
        .startsWith("betza: which command?")
        .contains("Usage: betza [-hV] [--[no-]color] COMMAND");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nonsense", "--nonsense", "moves --nonsense", "explain", "check", "demo 1"})
  void complainsOnOneLine(String args) {
    Cli run = Cli.run(args.split(" "));
    assertThat(run.errLines()).hasSize(1);
    assertThat(run.err()).startsWith("betza");
    assertThat(run.out()).isEmpty();
    assertThat(run.code()).isEqualTo(Main.MISUSED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "explain ", "check ", "translate ", "moves ", "perft ", "demo "})
  void hasHelp(String command) {
    Cli run = Cli.run((command + "--help").split(" "));
    assertThat(run.out()).contains("\nUsage: betza");
    assertThat(run.code()).isZero();
  }

  /** The build fills it in. */
  @Test
  void knowsItsVersion() {
    assertThat(Cli.run("--version").outLines())
        .singleElement()
        .asString()
        .matches("betza [0-9]+\\.[0-9]+\\.[0-9]+\\S*");
  }

  @Test
  void explainsAPiece() {
    Cli run = Cli.run("explain", "FyafsF");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.outLines())
        .startsWith(
            "FyafsF in XBETZA", "", "Meaning", "  Steps one square diagonally, to move or capture.")
        .contains("Diagram", "  O the piece", "  # moves or captures");
  }

  @Test
  void warns() {
    Cli run = Cli.run("explain", "FtR");
    assertThat(run.out()).contains("warning: [Betza:read-differently] ");
    assertThat(run.code()).isZero();
  }

  @Test
  void printsTheSource() {
    Cli run = Cli.run("explain", "--source", "N");
    assertThat(run.out()).contains("public final class MyPieceMoves extends GeneratedMoves {");
    assertThat(run.code()).isZero();
  }

  @Test
  void explainsWhyANotationIsWrong() {
    Cli run = Cli.run("explain", "W{");
    assertThat(run.out()).isEmpty();
    assertThat(run.errLines().get(0)).startsWith("error: [Betza:unknown-character] ");
    assertThat(run.code()).isEqualTo(Main.FAILED);
  }

  @Test
  void checksNotations() {
    Cli run = Cli.run("check", "N", "W{", "K");
    assertThat(run.outLines()).startsWith("fine: 'N'").endsWith("fine: 'K'");
    assertThat(run.out()).contains("error: [Betza:unknown-character] ");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(Cli.run("check", "N", "K").code()).isZero();
  }

  @Test
  void translates() {
    assertThat(Cli.run("translate", "WFcafmWcafmF", "--to", "XBETZA"))
        .isEqualTo(new Cli(0, "KcafmK\n", ""));
  }

  @Test
  void saysWhyThereIsNoTranslation() {
    Cli run = Cli.run("translate", "--to", "CLASSIC", "FyafsF");
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("no translation: CLASSIC has no form for it: ");
    assertThat(run.errLines()).hasSize(1);
    assertThat(run.code()).isEqualTo(Main.FAILED);
  }

  @Test
  void doesNotTranslateAWrongNotation() {
    Cli run = Cli.run("translate", "--to", "BEX", "W{");
    assertThat(run.out()).isEmpty();
    assertThat(run.errLines().get(0)).startsWith("error: [Betza:unknown-character] ");
    assertThat(run.code()).isEqualTo(Main.FAILED);
  }

  @Test
  void translationNeedsATarget() {
    assertThat(Cli.run("translate", "K").code()).isEqualTo(Main.MISUSED);
    assertThat(Cli.run("translate", "K", "--to", "FRENCH").code()).isEqualTo(Main.MISUSED);
  }

  @Test
  void explainsWhatTheSameLettersAreElsewhere() {
    String other = "The same letters in other dialects";
    assertThat(Cli.run("explain", "--legs", "FyafsF").out())
        .contains(other, "  CLASSIC: it is not a notation: ");
    // Where the letters are no notation, nobody can take them for one.
    assertThat(Cli.run("explain", "FyafsF").out())
        .contains(other, "  EXTENDED: Steps one square diagonally to the last empty square")
        .doesNotContain("CLASSIC");
    // The warning says what EXTENDED reads.
    assertThat(Cli.run("explain", "FtR").out()).contains("EXTENDED").doesNotContain(other);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[WF]",
        "t[FR]",
        "nZ",
        "R[3-5]",
        "N**",
        "K{",
        "W99999999999",
        "\u00e9\u2654",
        "-",
        "((((",
        "aaaaaaaaaaaaaaaaK",
        "FtR"
      })
  void anyStringGetsAnAnswer(String notation) {
    Cli run = Cli.run("check", "--", notation);
    assertThat(run.code()).isBetween(0, Main.FAILED);
    assertThat(run.out()).isNotEmpty();
    assertThat(run.out().length()).isLessThan(10_000);
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aVeryLongStringGetsAShortAnswer() {
    Cli run = Cli.run("check", "a".repeat(10_000));
    assertThat(run.out()).contains("notation-too-long").hasSizeLessThan(2_000);
    assertThat(run.code()).isEqualTo(Main.FAILED);
  }

  @Test
  void demonstratesItself() {
    Cli run = Cli.run("demo", "--depth", "3");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("The Griffon, @Betza(\"FyafsF\")")
        .contains("  public void generate(Board board, int from,")
        .contains("  private static int slide(int[] cells,")
        .containsPattern("\nperft 1: 20 in [0-9.]+ s\nperft 2: 400 in [0-9.]+ s\n")
        .containsPattern("\nperft 3: 8902 in [0-9.]+ s, [0-9,]+ nodes per second\n");
  }

  /** The demo is the first thing that a user sees, and ends with what works as it is shown. */
  @Test
  void theDemoEndsWithWhatToTypeNext() {
    List<String> lines = Cli.run("demo", "--depth", "1").outLines();
    int heading = lines.indexOf("What to type next, in place of demo:");
    List<String> next = lines.subList(heading + 1, lines.size());
    assertThat(next).hasSizeGreaterThan(3);
    for (String line : next) {
      assertThat(line).matches("  \\S.*\\S {2,}\\S.*");
      Cli run = Cli.run(line.strip().split(" {2,}", 2)[0].split(" ", -1));
      assertThat(run.code()).as(line).isZero();
      assertThat(run.out()).as(line).isNotBlank();
    }
  }

  private static OutputStream broken(String reason) {
    return new OutputStream() {
      @Override
      public void write(int letter) throws IOException {
        throw new IOException(reason);
      }
    };
  }

  /** The run fails, and says so where it would have had more to do. */
  private static Cli withBrokenOutput(InputStream in, String... args) {
    return withOutput(broken("no space left"), in, args);
  }

  private static Cli withOutput(OutputStream out, InputStream in, String... args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(in, out, err, args);
    return new Cli(code, "", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void failsWhereTheAnswerCannotBeWritten() {
    Cli run = withBrokenOutput(InputStream.nullInputStream(), "explain", "N");
    assertThat(run)
        .isEqualTo(new Cli(Main.FAILED, "", "betza explain: the answer cannot be written\n"));
  }

  /** {@code betza explain N | head -1} closes the pipe as soon as it has its line. */
  @ParameterizedTest
  @CsvSource({
    "explain N,                                   0",
    "explain N --json,                            0",
    "check N hK,                                  1",
    "perft --variant chess --depth 3 --divide,    0",
    "moves,                                       0",
    "--help,                                      0"
  })
  void aClosedPipeIsNoError(String args, int code) {
    InputStream queries =
        new ByteArrayInputStream("a\tXBETZA\tN\t1\t1\tN\ta1\t\n".getBytes(StandardCharsets.UTF_8));
    assertThat(withOutput(broken("Broken pipe"), queries, args.split(" ")))
        .isEqualTo(new Cli(code, "", ""));
  }

  /** What the other program cannot be told is told before; the exit code is not that of this. */
  @Test
  void failsWhereAnExportCannotBeWritten() {
    Cli run =
        withBrokenOutput(
            InputStream.nullInputStream(), "export", "--to", "xboard", "--variant", "ultima");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.errLines())
        .hasSizeGreaterThan(1)
        .last()
        .asString()
        .isEqualTo("betza export: the answer cannot be written");
  }

  @Test
  void countsNoFurtherWhereTheCountsCannotBeWritten() {
    Cli run =
        withBrokenOutput(
            InputStream.nullInputStream(), "perft", "--variant=chess", "--depth=3", "--divide");
    assertThat(run)
        .isEqualTo(new Cli(Main.FAILED, "", "betza perft: the answer cannot be written\n"));
  }

  @Test
  void answersNoFurtherWhereTheAnswersCannotBeWritten() {
    byte[] query = "a\tXBETZA\tfW\t1\t2\tK.\ta1\t\n".getBytes(StandardCharsets.UTF_8);
    int most = 1_000 * query.length;
    AtomicInteger read = new AtomicInteger();
    InputStream slow =
        new InputStream() {
          @Override
          public int read() {
            int place = read.getAndIncrement();
            return place < most ? query[place % query.length] : -1;
          }

          @Override
          public int read(byte[] letters, int from, int count) {
            int letter = read();
            letters[from] = (byte) letter;
            return letter < 0 ? -1 : 1;
          }
        };
    assertThat(withBrokenOutput(slow, "moves").code()).isEqualTo(Main.FAILED);
    assertThat(read.get()).isLessThan(most);
  }

  @Test
  void saysThatTheQueriesCannotBeRead() {
    InputStream folder =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("Is a directory");
          }

          @Override
          public int read(byte[] letters, int from, int count) throws IOException {
            throw new IOException("Is a directory");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
    assertThat(Main.run(folder, System.out, errors, "moves")).isEqualTo(Main.FAILED);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("betza moves: the queries cannot be read: Is a directory\n");
  }

  /** A JRE has the interface to the compiler, but not the compiler. */
  @Tag("deep")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "perft --files 1 --ranks 1 --royal K --fen K --depth 1",
        "export --variant chess --to xboard",
        "atlas --variant chess --out .",
        "moves"
      })
  void saysThatAJreHasNoCompiler(String args) throws IOException, InterruptedException {
    List<String> command = List.of(args.split(" ", -1));
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--limit-modules",
                "java.compiler",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    words.addAll(command);
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    try (OutputStream queries = process.getOutputStream()) {
      if (args.equals("moves")) {
        queries.write("a\tXBETZA\tN\t1\t1\tN\ta1\t\n".getBytes(StandardCharsets.UTF_8));
      }
    }
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(answer)
        .isEqualTo("betza " + command.get(0) + ": this Java has no compiler: run it with a JDK\n");
    assertThat(process.waitFor()).isEqualTo(Main.FAILED);
  }

  /** A hyphen begins an option, so that the notation behind it seems to be missing. */
  @ParameterizedTest
  @ValueSource(strings = {"check", "explain", "translate --to BEX"})
  void aNotationThatBeginsWithAHyphenIsToldWhereToStand(String command) {
    List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
    words.add("-N");
    Cli run = Cli.run(words.toArray(String[]::new));
    assertThat(run.errLines())
        .containsExactly(
            "betza "
                + words.get(0)
                + ": there is no option '-N'; a notation that begins with a hyphen stands behind --;"
                + " see 'betza "
                + words.get(0)
                + " --help'");
    assertThat(run.code()).isEqualTo(Main.MISUSED);
    assertThat(Cli.run("check", "--", "-N").out()).contains("[Betza:other-dialect]");
    assertThat(Cli.run("check").err()).contains("Missing required parameter: 'NOTATION'");
  }
}
