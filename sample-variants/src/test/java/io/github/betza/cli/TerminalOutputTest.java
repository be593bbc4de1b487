package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.cli.output.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command line prints on terminals of several kinds. */
class TerminalOutputTest {
  /** An address is not broken into lines: terminals open it when it is clicked. */
  private static boolean hasNoAddress(String line) {
    return !line.contains("https://");
  }

  private static void fits(String line, int width) {
    assertThat(line).hasSizeLessThanOrEqualTo(width);
  }

  private static final String ESCAPE = "\u001b";

  private static Cli run(Terminal terminal, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(InputStream.nullInputStream(), out, terminal, err, terminal, args);
    return new Cli(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static String plain(String text) {
    return text.replaceAll(ESCAPE + "\\[[0-9;]*m", "");
  }

  /** Words are never broken, and the notation above its carets is one. */
  @ParameterizedTest
  @ValueSource(ints = {40, 60, 80, 120})
  void textIsAsWideAsTheTerminal(int width) {
    Terminal terminal = new Terminal(width, false, true);
    for (String command : List.of("explain --legs KNADcaKcabKmabK", "explain FtR", "variants")) {
      Cli run = run(terminal, command.split(" "));
      assertThat(run.outLines())
          .filteredOn(TerminalOutputTest::hasNoAddress)
          .allSatisfy(line -> fits(line, width));
      Cli pipe = Cli.run(command.split(" "));
      if (!command.startsWith("explain")) {
        assertThat(run.out().replaceAll("\\s+", " ")).isEqualTo(pipe.out().replaceAll("\\s+", " "));
      }
    }
    Cli wrong = run(terminal, "explain", "hK");
    assertThat(wrong.errLines())
        .contains("    hK", "    ^")
        .filteredOn(TerminalOutputTest::hasNoAddress)
        .allSatisfy(line -> fits(line, width));
  }

  @Test
  void colorsChangeNothingElse() {
    for (String command :
        List.of("explain --legs mRcpR", "check N FtR hK", "variants", "nonsense")) {
      String[] args = command.split(" ");
      Cli colored = run(new Terminal(70, true, true), args);
      Cli plain = run(new Terminal(70, false, true), args);
      assertThat(colored.out() + colored.err()).contains(ESCAPE);
      assertThat(plain(colored.out())).isEqualTo(plain.out());
      assertThat(plain(colored.err())).isEqualTo(plain.err());
    }
  }

  @Test
  void optionsDecideAboutColors() {
    Terminal terminal = new Terminal(80, true, true);
    assertThat(run(terminal, "explain", "W", "--no-color").out()).doesNotContain(ESCAPE);
    assertThat(run(terminal, "--no-color", "explain", "W").out()).doesNotContain(ESCAPE);
    assertThat(run(terminal, "--no-color", "--help").out()).doesNotContain(ESCAPE);
    assertThat(run(Terminal.NONE, "--color", "explain", "W").out()).contains(ESCAPE);
    assertThat(run(Terminal.NONE, "--color", "explain", "--help").out()).contains(ESCAPE);
    assertThat(run(Terminal.NONE, "--color", "explain", "W{").err()).contains(ESCAPE);
  }

  @Test
  void theBoardIsDrawnWhereTheTerminalCanShowIt() {
    assertThat(run(new Terminal(80, false, true), "explain", "mWcF").outLines())
        .containsSubsequence(
            "  \u250c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2510",
            "  \u2502 \u00b7 \u00b7 \u00b7 \u00b7 \u00b7 \u2502",
            "  \u2502 \u00b7 \u00d7 \u25cb \u00d7 \u00b7 \u2502",
            "  \u2502 \u00b7 \u25cb \u25c6 \u25cb \u00b7 \u2502",
            "  \u25c6 the piece",
            "  \u25cb moves",
            "  \u00d7 captures");
    assertThat(run(new Terminal(80, true, false), "explain", "mWcF").out())
        .matches("[\\x00-\\x7f]*");
  }

  /** What programs read is the same wherever it goes. */
  @ParameterizedTest
  @ValueSource(
      strings = {"explain N --json", "explain N --svg", "explain N --source", "completion bash"})
  void dataHasNoColors(String command) {
    String[] args = command.split(" ");
    assertThat(run(new Terminal(40, true, true), args)).isEqualTo(Cli.run(args));
  }
}
