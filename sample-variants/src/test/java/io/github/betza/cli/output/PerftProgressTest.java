package io.github.betza.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.cli.output.PerftPrinter.PerftProgress;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class PerftProgressTest {
  private static final long SECOND = 1_000_000_000;

  private final StringWriter text = new StringWriter();
  private long now = 5 * SECOND;

  private PerftProgress progress(int firstMoves) {
    return new PerftProgress(firstMoves, new PrintWriter(text), () -> now);
  }

  /** Whatever the first of them takes. */
  @Test
  void showsHowManySequencesHaveBeenCountedWithinAFirstMove() {
    PerftProgress progress = progress(20);
    now += SECOND;
    progress.show();
    progress.counted(4000);
    now += SECOND;
    progress.show();
    progress.counted(6000);
    progress.firstMoveDone();
    now += SECOND;
    progress.show();
    assertThat(text.toString().lines())
        .containsExactly(
            "0 of 20 first moves, 0 nodes, 1.000 s, 0 nodes per second",
            "0 of 20 first moves, 4,000 nodes, 2.000 s, 2,000 nodes per second",
            "1 of 20 first moves, 6,000 nodes, 3.000 s, 2,000 nodes per second");
  }

  @Test
  void writesTheSameDigitsEverywhere() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("fa-IR"));
    try {
      PerftProgress progress = progress(20);
      now += SECOND * 2;
      progress.firstMoveDone();
      progress.counted(4000);
      progress.show();
    } finally {
      Locale.setDefault(before);
    }
    assertThat(text.toString()).startsWith("1 of 20 first moves, 4,000 nodes, ");
  }
}
