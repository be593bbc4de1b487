package io.github.betza.processor.emit.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.path.Vector;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a slide looks at on a board of two words, where its first square's word is known. */
final class RayCallsTest {
  private static final String TABLES = "io.github.betza.generated.BitTables.";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Anywhere: both words, and the second one the slide comes to looks at both.
        "1 | -1 | 0 | upLow(RAY_0_1, from, occupied0)",
        "1 | -1 | 1 | upHigh(RAY_0_1, from, occupied0, occupied1)",
        "-1 | -1 | 0 | downLow(RAY_0_M1, from, occupied0, occupied1)",
        "-1 | -1 | 1 | downHigh(RAY_0_M1, from, occupied1)",
        // In the word 0 a slide to lower bits stays there.
        "1 | 0 | 0 | upLow(RAY_0_1, from, occupied0)",
        "1 | 0 | 1 | upHigh(RAY_0_1, from, occupied0, occupied1)",
        "-1 | 0 | 0 | downLow(RAY_0_M1, from, occupied0)",
        "-1 | 0 | 1 | ''",
        // In the word 1 a slide to higher bits does.
        "1 | 1 | 0 | ''",
        "1 | 1 | 1 | upHigh(RAY_0_1, from, occupied1)",
        "-1 | 1 | 0 | downLow(RAY_0_M1, from, occupied0, occupied1)",
        "-1 | 1 | 1 | downHigh(RAY_0_M1, from, occupied1)",
      })
  void looksAtTheWordsItComesTo(int ranks, int home, int word, String expected) {
    RayCalls rays = new RayCalls(new BitConstants(10, 8, List.of()), new BitWords(2), home);
    String call = rays.reach(new Vector(0, ranks), 9, BitWords.FROM, word).block().toString();
    assertThat(call).isEqualTo(expected.isEmpty() ? "" : TABLES + expected);
  }
}
