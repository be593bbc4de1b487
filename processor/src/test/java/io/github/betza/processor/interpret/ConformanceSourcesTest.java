package io.github.betza.processor.interpret;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The page that says where the moves of the conformance data come from names every notation. */
class ConformanceSourcesTest {
  private static final String NO_WITNESS = "sentence";
  private static final String WITNESS = "xbetza=";

  @Test
  void everyNotationHasItsSource() throws IOException {
    Set<String> inData = new TreeSet<>();
    for (String file : List.of("extended.tsv", "bex.tsv")) {
      for (ConformanceLine line : ConformanceLine.of(file)) {
        inData.add(entry(line));
      }
    }
    assertThat(page()).containsExactlyElementsOf(inData);
  }

  private static String entry(ConformanceLine line) {
    String witness =
        line.authority().equals(NO_WITNESS) ? "" : line.authority().substring(WITNESS.length());
    return line.dialect() + " " + line.notation() + " " + witness;
  }

  private static Set<String> page() throws IOException {
    Set<String> entries = new TreeSet<>();
    String dialect = "";
    for (String line : lines()) {
      if (line.startsWith("## ")) {
        dialect = line.substring("## ".length());
      } else if (line.startsWith("| `")) {
        String[] cells = line.split(" \\| ", -1);
        assertThat(cells).as(line).hasSize(3);
        assertThat(cells[1]).as(line).isNotBlank();
        entries.add(dialect + " " + unquoted(cells[0]) + " " + unquoted(cells[2]));
      }
    }
    return entries;
  }

  private static String unquoted(String cell) {
    return cell.contains("`") ? cell.split("`", -1)[1] : "";
  }

  private static List<String> lines() throws IOException {
    try (InputStream page =
        ConformanceSourcesTest.class.getResourceAsStream("/conformance/SOURCES.md")) {
      return new String(page.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
