package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sentences of the long pages are as short as those of the guides. */
final class PageSentencesTest {
  private static final int MOST_WORDS = 35;

  @ParameterizedTest
  @ValueSource(strings = {"NOTATION.md", "DIAGNOSTICS.md"})
  void sentencesAreShort(String page) throws IOException {
    String prose =
        Files.readString(Path.of(page))
            .replaceAll("(?ms)^```.*?^```$", "")
            .replaceAll("(?m)^(\\||- \\[).*$", "");
    List<String> sentences =
        Stream.of(prose.split("\\n\\s*\\n|\\n(?=- |#)", -1))
            .flatMap(paragraph -> Stream.of(paragraph.split("(?<=[.:!?])\\s+(?=\\S)", -1)))
            .map(String::strip)
            .filter(sentence -> !sentence.isEmpty())
            .toList();
    assertThat(sentences)
        .hasSizeGreaterThan(150)
        .allMatch(sentence -> Arrays.stream(sentence.split("\\s+", -1)).count() <= MOST_WORDS);
  }
}
