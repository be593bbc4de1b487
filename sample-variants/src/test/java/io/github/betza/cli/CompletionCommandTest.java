package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompletionCommandTest {
  private static final Path BASH = Path.of("/bin/bash");

  @TempDir Path folder;

  @Test
  void bothShellsHaveAScript() {
    Cli bash = Cli.run("completion", "bash");
    assertThat(bash.code()).isZero();
    assertThat(bash.err()).isEmpty();
    assertThat(bash.out()).contains("bashcompinit", "betza");
    assertThat(Cli.run("completion", "zsh")).isEqualTo(bash);
  }

  @ParameterizedTest
  @CsvSource({
    "expl, explain",
    "explain --le, --legs",
    "explain --dialect EXT, EXTENDED",
    "perft --variant chu, chu",
    "completion z, zsh"
  })
  void bashCompletesWords(String typed, String word) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(BASH));
    Path script = folder.resolve("completion");
    Files.writeString(script, Cli.run("completion", "bash").out());
    int last = typed.split(" ").length;
    String ask =
        String.join(
            "; ",
            "source '" + script + "'",
            "COMP_WORDS=(betza " + typed + ")",
            "COMP_CWORD=" + last,
            // Outside of a key press, bash has no options of a completion to set.
            "_complete_betza 2>/dev/null",
            "echo \"${COMPREPLY[@]}\"");
    Process process =
        new ProcessBuilder(List.of(BASH.toString(), "--norc", "-c", ask))
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    assertThat(answer.strip()).isEqualTo(word);
  }
}
