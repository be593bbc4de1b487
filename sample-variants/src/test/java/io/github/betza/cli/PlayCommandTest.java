package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class PlayCommandTest {
  @Test
  void speaksUci() {
    Cli run = Cli.withInput("uci\nquit\n", "play", "--variant", "griffon");
    assertThat(run.outLines()).startsWith("id name Betza").endsWith("uciok");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }

  @Test
  void speaksTheProtocolOfXBoard() {
    Cli run = Cli.withInput("xboard\r\nprotover 2\r\n", "play");
    assertThat(run.outLines()).endsWith("feature done=1");
    assertThat(run.code()).isZero();
  }

  @Test
  void endsWhereThereIsNothingToRead() {
    assertThat(Cli.run("play")).isEqualTo(new Cli(0, "", ""));
  }

  @Test
  void answersAnythingOnOneLine() {
    Cli run = Cli.withInput("\u0000\u2654 {\n" + "x".repeat(2_000_000) + "\nisready\n", "play");
    assertThat(run.outLines()).hasSize(3).endsWith("readyok");
    assertThat(run.outLines().get(1)).hasSizeLessThan(100).endsWith("xxx...");
    assertThat(run.code()).isZero();
  }

  @Test
  void knowsItsVariants() {
    Cli run = Cli.run("play", "--variant", "bridge");
    assertThat(run.errLines()).hasSize(1);
    assertThat(run.err())
        .startsWith("betza play: there is no variant 'bridge'; there are: ")
        .contains(" chess, ");
    assertThat(run.code()).isEqualTo(Main.MISUSED);
  }
}
