package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds the page about ten pieces against the compiler. To draw the pictures afresh: {@code mvn -pl
 * processor -am test -Dtest=TenPiecesTest -Dbetza.golden=write}.
 */
final class TenPiecesTest {
  private static final Path PAGE = Path.of("guide", "ten-pieces.md");
  private static final Pattern PICTURE = Pattern.compile("<img src=\"pictures/([^\"]+)\"[^>]*>");
  private static final Pattern ROW =
      Pattern.compile(
          "\\| <img src=\"pictures/([a-z-]+\\.svg)\" width=\"150\" alt=\"([^\"]*)\"> "
              + "\\| `([^`]+)` \\| .+ \\|");
  private static final Pattern PIECE = Pattern.compile("@Betza\\(\"([^\"]+)\"\\)");

  /** A row of the page: a picture, what a reader hears who does not see it, and a notation. */
  private record Row(String picture, String text, String notation) {
    Path file() {
      return PAGE.resolveSibling("pictures").resolve(picture);
    }

    String drawing() {
      return AtlasTool.draw(notation, Dialect.XBETZA, "");
    }

    String words() {
      List<String> words = BetzaTool.explain(notation, Dialect.XBETZA).words();
      return notation + ": " + String.join(" ", words);
    }
  }

  private static List<Row> rows(String page) {
    return ROW.matcher(page)
        .results()
        .map((MatchResult row) -> new Row(row.group(1), row.group(2), row.group(3)))
        .toList();
  }

  private static String page() throws IOException {
    return Files.readString(PAGE);
  }

  @Test
  void everyNotationCompilesWithoutWarning() throws IOException {
    Map<String, NotatedPiece> pieces = new LinkedHashMap<>();
    for (Row row : rows(page())) {
      pieces.put(row.notation(), new NotatedPiece(row.notation(), Dialect.XBETZA));
      Report report = BetzaTool.check(row.notation(), Dialect.XBETZA);
      assertThat(report.diagnoses()).as(row.notation()).isEmpty();
    }
    assertThat(pieces).hasSizeGreaterThanOrEqualTo(20);
    assertThat(MoverCompiler.compile(pieces))
        .allSatisfy((name, piece) -> assertThat(piece.moves()).as(name).isPresent());
  }

  @Test
  void everyPictureIsTheDrawingOfItsNotation() throws IOException {
    if ("write".equals(System.getProperty("betza.golden"))) {
      write();
    }
    List<Row> rows = rows(page());
    assertThat(PICTURE.matcher(page()).results().count()).isEqualTo(rows.size());
    assertThat(rows)
        .doesNotHaveDuplicates()
        .allSatisfy(
            row -> {
              assertThat(row.file()).hasContent(row.drawing());
              assertThat(row.text()).isEqualTo(row.words());
            });
    try (Stream<Path> files = Files.list(PAGE.resolveSibling("pictures"))) {
      assertThat(files).containsExactlyInAnyOrderElementsOf(rows.stream().map(Row::file).toList());
    }
  }

  /** Ten headings, and the last notation under each is that of the program at the end. */
  @Test
  void thePageHasTenPiecesAndTheProgramHasTheSame() throws IOException {
    String[] parts = page().split("\n## \\d+\\. ", -1);
    List<String> pieces = PIECE.matcher(page()).results().map(piece -> piece.group(1)).toList();
    assertThat(parts).hasSize(11);
    assertThat(pieces).hasSize(10);
    for (int i = 0; i < pieces.size(); i++) {
      List<Row> rows = rows(parts[i + 1]);
      assertThat(rows.get(rows.size() - 1).notation()).isEqualTo(pieces.get(i));
    }
  }

  private static void write() throws IOException {
    String page = page();
    for (Row row : rows(page)) {
      Files.writeString(row.file(), row.drawing());
      page = page.replace("alt=\"" + row.text() + "\"", "alt=\"" + row.words() + "\"");
    }
    Files.writeString(PAGE, page);
  }
}
