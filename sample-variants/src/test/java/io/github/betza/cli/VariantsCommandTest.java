package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.samples.Games;
import org.junit.jupiter.api.Test;

class VariantsCommandTest {
  @Test
  void listsAllSamplesOneALine() {
    Cli run = Cli.run("variants");
    assertThat(run.code()).isZero();
    assertThat(run.outLines()).hasSameSizeAs(Games.names());
    assertThat(run.outLines())
        .contains(
            "chess          8x8    P Pawn, N Knight, B Bishop, R Rook, Q Queen, K King",
            "xiangqi        9x10   P Soldier, N Horse, B Elephant, R Chariot, C Cannon, A Advisor,"
                + " K General");
  }

  @Test
  void listsTheGameThatIsNamed() {
    assertThat(Cli.run("variants", "--variant", "chess").outLines()).hasSize(1);
  }
}
