package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.cli.AtlasCommand.SampleOrigins;
import io.github.betza.processor.atlas.GameOrigin;
import io.github.betza.samples.Games;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the pages tell about the sample games. */
class SampleOriginsTest {
  private static final int MOST_WORDS = 35;

  static List<String> names() {
    return Games.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyGameHasRulesAndHistory(String name) {
    GameOrigin origin = SampleOrigins.find(name).orElseThrow();
    assertThat(origin.history()).doesNotEndWith(".").hasSizeBetween(5, 100);
    assertThat(origin.rules()).endsWith(".").hasSizeBetween(50, 500);
    for (String sentence : origin.rules().split("(?<=[.:]) ", -1)) {
      assertThat(sentence.split(" ", -1)).as(sentence).hasSizeLessThanOrEqualTo(MOST_WORDS);
    }
  }
}
