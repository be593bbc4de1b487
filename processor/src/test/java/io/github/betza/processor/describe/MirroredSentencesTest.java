package io.github.betza.processor.describe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class MirroredSentencesTest {
  private static List<String> fold(String... sentences) {
    return SimilarSentences.foldMirrored(new LinkedHashSet<>(List.of(sentences)));
  }

  @Test
  void tellsAPairOnce() {
    assertThat(
            fold(
                "Steps to the left, then to the right, then to the left.",
                "Steps on.",
                "Steps to the right, then to the left, then to the right."))
        .containsExactly(
            "Steps to one side, then to the other side, then to that first side.", "Steps on.");
  }

  @Test
  void keepsASentenceWithoutItsImage() {
    assertThat(fold("Steps to the left.", "Slides to the right."))
        .containsExactly("Steps to the left.", "Slides to the right.");
  }

  @Test
  void keepsASentenceThatIsItsOwnImage() {
    assertThat(fold("Steps to either side.")).containsExactly("Steps to either side.");
  }
}
