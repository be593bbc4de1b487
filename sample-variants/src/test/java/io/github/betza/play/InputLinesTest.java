package io.github.betza.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InputLinesTest {
  private static List<String> lines(String input, int longest) throws IOException {
    InputLines lines = new InputLines(new StringReader(input), longest);
    List<String> read = new ArrayList<>();
    for (String line = lines.next(); line != null; line = lines.next()) {
      read.add(line);
    }
    return read;
  }

  @Test
  void readsLinesWithEitherEnd() throws IOException {
    assertThat(lines("a\nb\r\n\n\r\nc", 10)).containsExactly("a", "b", "", "", "c");
    assertThat(lines("a\n", 10)).containsExactly("a");
    assertThat(lines("", 10)).isEmpty();
  }

  /** One character more tells that a line is too long. */
  @Test
  void cutsLongLinesShort() throws IOException {
    assertThat(lines("abc\nabcd\nabcdefgh\nabc\r\nabc\rx\n", 3))
        .containsExactly("abc", "abcd", "abcd", "abc", "abc\r");
  }
}
