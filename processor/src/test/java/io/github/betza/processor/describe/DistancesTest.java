package io.github.betza.processor.describe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistancesTest {
  private static List<String> sentences(int longest) {
    List<String> sentences = new ArrayList<>();
    for (int i = 1; i <= longest; i++) {
      String verb = i == 1 ? "Steps " : "Leaps ";
      sentences.add(verb + EnglishText.count(i, "square") + " sideways, to move.");
    }
    sentences.add("Leaps two squares sideways, to capture.");
    return sentences;
  }

  @Test
  void tellsLeapsOfEveryLengthOnce() {
    assertThat(SimilarSentences.foldDistances(sentences(4)))
        .containsExactly(
            "Leaps up to four squares, whatever stands between, sideways, to move.",
            "Leaps two squares sideways, to capture.");
    assertThat(SimilarSentences.foldDistances(sentences(35)))
        .contains("Leaps any number of squares, whatever stands between, sideways, to move.");
  }

  @Test
  void tellsFewLeapsOneByOne() {
    assertThat(SimilarSentences.foldDistances(sentences(3))).isEqualTo(sentences(3));
  }
}
