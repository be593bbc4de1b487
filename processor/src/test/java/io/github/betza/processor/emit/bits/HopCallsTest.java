package io.github.betza.processor.emit.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.HurdleWriter.HopCalls;
import io.github.betza.processor.path.Vector;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a hop straight on looks at, and which hops are found so. */
final class HopCallsTest {
  private static final String HOPS = "io.github.betza.generated.BitHops.";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | -1 | 0 | beyondUpLow(RAY_0_1, from, occupied0, blockers0)",
        "1 | -1 | 1 | beyondUpHigh(RAY_0_1, from, occupied0, occupied1, blockers0, blockers1)",
        "-1 | -1 | 0 | beyondDownLow(RAY_0_M1, from, occupied0, occupied1, blockers0, blockers1)",
        "-1 | -1 | 1 | beyondDownHigh(RAY_0_M1, from, occupied1, blockers1)",
        // From a square of the word 0 a hop to lower bits stays there, and the other way round.
        "-1 | 0 | 0 | beyondDownLow(RAY_0_M1, from, occupied0, blockers0)",
        "-1 | 0 | 1 | ''",
        "1 | 0 | 0 | beyondUpLow(RAY_0_1, from, occupied0, blockers0)",
        "1 | 0 | 1 | beyondUpHigh(RAY_0_1, from, occupied0, occupied1, blockers0, blockers1)",
        "-1 | 1 | 0 | beyondDownLow(RAY_0_M1, from, occupied0, occupied1, blockers0, blockers1)",
        "-1 | 1 | 1 | beyondDownHigh(RAY_0_M1, from, occupied1, blockers1)",
        "1 | 1 | 0 | ''",
        "1 | 1 | 1 | beyondUpHigh(RAY_0_1, from, occupied1, blockers1)",
      })
  void looksAtTheWordsItComesTo(int ranks, int home, int word, String expected) {
    HopCalls hops = new HopCalls(new BitConstants(10, 8, List.of()), new BitWords(2), home, true);
    String call = hops.reach(new Vector(0, ranks), word).block().toString();
    assertThat(call).isEqualTo(expected.isEmpty() ? "" : HOPS + expected);
  }

  @Test
  void asksForNoBlockersWhereThereAreNone() {
    HopCalls hops =
        new HopCalls(new BitConstants(8, 8, List.of()), new BitWords(1), RayCalls.ANY, false);
    assertThat(hops.reach(new Vector(1, 1), 0).block())
        .hasToString(HOPS + "beyondUp(RAY_1_1, from, occupied, 0)");
  }

  @ParameterizedTest
  @CsvSource({
    "8, 8, 0, 1, 7, 0, 1, 7, true",
    // A turn at the hurdle, a limit before it, limits behind it.
    "8, 8, 0, 1, 7, 1, 1, 7, false",
    "8, 8, 0, 1, 3, 0, 1, 7, false",
    "8, 8, 0, 1, 7, 0, 1, 1, false",
    "8, 8, 0, 1, 7, 0, 1, 2, false",
  })
  void servesHopsStraightOn(
      int files,
      int ranks,
      int approachFiles,
      int approachRanks,
      int farthest,
      int stepFiles,
      int stepRanks,
      int most,
      boolean expected) {
    Hop hop =
        new Hop(
            new Vector(approachFiles, approachRanks),
            farthest,
            new Vector(stepFiles, stepRanks),
            most);
    HopCalls hops =
        new HopCalls(
            new BitConstants(files, ranks, List.of()),
            BitWords.of(files * ranks),
            RayCalls.ANY,
            false);
    assertThat(hops.serve(hop)).isEqualTo(expected);
  }
}
