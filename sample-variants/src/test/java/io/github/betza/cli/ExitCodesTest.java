package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The same fault has the same exit code in every command. */
class ExitCodesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "explain",
        "check",
        "translate",
        "variants",
        "moves",
        "perft",
        "play",
        "export",
        "import",
        "atlas",
        "demo",
        "completion"
      })
  void anUnknownOptionIsAMisuse(String command) {
    Cli run = Cli.run(command, "--nonsense");
    assertThat(run.code()).isEqualTo(Main.MISUSED);
    assertThat(run.errLines()).hasSize(1);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "variants --variant bridge,                     2",
    "perft --depth 1 --variant bridge,              2",
    "play --variant bridge,                         2",
    "export --to xboard --variant bridge,           2",
    "atlas --out x --variant bridge,                2",
    "variants --class-path no/such/folder,          1",
    "perft --depth 1 --class-path no/such/folder,   1",
    "play --class-path no/such/folder,              1",
    "export --to xboard --class-path no/such/folder, 1",
    "atlas --out x --class-path no/such/folder,     1",
    "import --from xboard no/such/file,             1",
    "explain hK,                                    1",
    "explain --json hK,                             1",
    "explain --svg hK,                              1",
    "explain --source hK,                           1",
    "check hK,                                      1",
    "translate --to BEX hK,                         1",
    "perft --files 1 --ranks 1 --fen 1 --depth 1 --piece a=hK, 1",
    "explain --dialect FRENCH K,                    2",
    "check --dialect FRENCH K,                      2",
    "translate --to FRENCH K,                       2",
    "perft --depth 1 --dialect FRENCH,              2",
    "explain --json --svg K,                        2",
    "perft --variant chess --depth 99,              2",
    "demo --depth 99,                               2",
    "help nonsense,                                 2",
    "nonsense,                                      2",
    "completion fish,                               2",
    "help explain,                                  0",
    "help,                                          0"
  })
  void faultsHaveTheSameCodeEverywhere(String args, int code) {
    Cli run = Cli.run(args.split(" "));
    assertThat(run.code()).isEqualTo(code);
    if (code == Main.MISUSED) {
      assertThat(run.errLines()).hasSize(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"explian N, explain", "chekc N, check", "explain --jsn N, --json"})
  void aSlipIsAnsweredWithWhatIsMeant(String args, String meant) {
    assertThat(Cli.run(args.split(" ")).err()).endsWith("did you mean '" + meant + "'?\n");
  }

  @Test
  void helpIsTheSameByBothWays() {
    assertThat(Cli.run("help", "explain")).isEqualTo(Cli.run("explain", "--help"));
    assertThat(Cli.run("help")).isEqualTo(Cli.run("--help"));
  }
}
