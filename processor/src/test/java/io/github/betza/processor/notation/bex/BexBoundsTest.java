package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What would take too much work is refused, also where hardly any path of it is complete. */
class BexBoundsTest {
  /** A bound of the work is never waited for: without it the guard is far too short. */
  private static final Duration GUARD = Duration.ofMinutes(1);

  private static final String KINGS = "(" + "K+".repeat(9) + "K)";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f(K--K--K--K--K--K--K--K)",
        "[crK--K--K--K--K--K--K]",
        // A thousand sequences, each of them within the bound.
        "f(X--X--X--K)",
        "f(X--X--X)",
        "X--X--X--K8"
      })
  void tooMuchWorkIsRefused(String notation) {
    String written = notation.replace("X", KINGS);
    Reading reading =
        Assertions.assertTimeoutPreemptively(GUARD, () -> Notations.read(written, Dialect.BEX));
    assertThat(reading.problems())
        .extracting(problem -> problem.code().id())
        .containsExactly("too-many-paths");
  }

  @ParameterizedTest
  @ValueSource(strings = {"f(K--K--K--K)", "(W-F)2--K--K", "f(fK--K--K--K)", "e(mW-F)--K"})
  void smallerOnesAreRead(String notation) {
    assertThat(Notations.read(notation, Dialect.BEX).problems()).isEmpty();
  }
}
