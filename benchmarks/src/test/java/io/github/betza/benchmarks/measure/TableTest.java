package io.github.betza.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
  @Test
  void isMarkdownThatCanBeReadAsItIs() {
    Table table =
        new Table(
            "Title",
            "Text.",
            List.of("piece", "ns"),
            List.of(List.of("knight", "5"), List.of("mao", "1,234")),
            List.of("A note."));
    assertThat(table.markdown())
        .isEqualTo(
            """
            ## Title

            Text.

            | piece  |    ns |
            |--------|------:|
            | knight |     5 |
            | mao    | 1,234 |

            - A note.
            """);
  }

  @Test
  void rowsFitTheHeader() {
    assertThatThrownBy(() -> new Table("", "", List.of("a", "b"), List.of(List.of("c")), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("[c] does not fit [a, b]");
  }
}
