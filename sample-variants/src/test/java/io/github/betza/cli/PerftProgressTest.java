package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

  @Test
  void tellsAboutOnceInASecond() {
    PerftProgress progress = progress(20);
    now += SECOND / 2;
    progress.accept("a2a3", 1000);
    assertThat(text.toString()).isEmpty();
    now += SECOND * 3 / 2;
    progress.accept("a2a4", 3000);
    now += SECOND / 2;
    progress.accept("b2b3", 500);
    assertThat(text.toString().lines())
        .containsExactly("a2a4: 2 of 20 first moves, 4,000 nodes, 2.000 s, 2,000 nodes per second");
  }

  @Test
  void writesTheSameDigitsEverywhere() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("fa-IR"));
    try {
      PerftProgress progress = progress(20);
      now += SECOND * 2;
      progress.accept("a2a3", 4000);
    } finally {
      Locale.setDefault(before);
    }
    assertThat(text.toString()).startsWith("a2a3: 1 of 20 first moves, 4,000 nodes, ");
  }

  @Test
  void leavesTheLastMoveToTheResult() {
    PerftProgress progress = progress(1);
    now += 9 * SECOND;
    progress.accept("a2a3", 1000);
    assertThat(text.toString()).isEmpty();
  }
}
