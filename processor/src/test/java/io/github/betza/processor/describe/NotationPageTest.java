package io.github.betza.processor.describe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.PageContents;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Compiles every example of the page {@code NOTATION.md} and compares its diagram. To write the
 * diagrams afresh: {@code mvn -pl processor test -Dtest=NotationPageTest -Dbetza.golden=write}.
 */
final class NotationPageTest {
  private static final Path PAGE = Path.of("NOTATION.md");
  private static final String FENCE = "```";
  private static final String EXAMPLE = FENCE + "betza";

  /**
   * An example of the page.
   *
   * @param dialect the one of the part of the page
   * @param notation the notation
   * @param about the paragraph before it
   * @param line the number of the first line of its diagram
   * @param body the lines of its diagram
   */
  private record Example(
      Dialect dialect, String notation, String about, int line, List<String> body) {
    @Override
    public String toString() {
      return dialect + " " + notation;
    }

    Reading reading() {
      return Notations.read(notation, dialect);
    }
  }

  @Test
  void everyExampleHasItsDiagram() throws IOException {
    if ("write".equals(System.getProperty("betza.golden"))) {
      write();
    }
    List<String> wrong = new ArrayList<>();
    for (Example example : examples()) {
      List<String> diagram = diagram(example);
      if (!diagram.equals(example.body())) {
        wrong.add(example + ":\n" + String.join("\n", diagram));
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void everyExampleIsSoundAndHasItsConstructBefore() throws IOException {
    List<String> problems = new ArrayList<>();
    for (Example example : examples()) {
      example.reading().problems().forEach(problem -> problems.add(example + ": " + problem));
      assertThat(example.about())
          .as("%s", example)
          .matches("\\*\\*.+?\\*\\* .+\\.")
          .doesNotContain("Seed");
    }
    assertThat(problems).isEmpty();
  }

  @Test
  void everyDialectHasExamples() throws IOException {
    TreeMap<Dialect, Integer> counts = new TreeMap<>();
    examples().forEach(example -> counts.merge(example.dialect(), 1, Integer::sum));
    assertThat(counts).containsOnlyKeys(Dialect.values());
    assertThat(counts.get(Dialect.XBETZA)).isGreaterThanOrEqualTo(50);
    assertThat(counts.get(Dialect.EXTENDED)).isGreaterThanOrEqualTo(35);
    assertThat(counts.get(Dialect.BEX)).isGreaterThanOrEqualTo(30);
  }

  /** No block of the page has another language, so that no notation is hidden in its first line. */
  @Test
  void everyBlockIsAnExample() throws IOException {
    List<String> fences =
        Files.readAllLines(PAGE).stream().filter(line -> line.startsWith(FENCE)).toList();
    assertThat(fences).hasSize(2 * examples().size()).containsOnly(EXAMPLE, FENCE);
  }

  @Test
  void theContentsNameEveryPart() throws IOException {
    String page = Files.readString(PAGE);
    String contents = PageContents.parts(page);
    if ("write".equals(System.getProperty("betza.golden"))) {
      Files.writeString(PAGE, PageContents.replaced(page, contents));
    }
    assertThat(PageContents.of(Files.readString(PAGE))).isEqualTo(contents);
  }

  /** The end of the page lists the constructs of XBETZA by the text that defines them. */
  @Test
  void theConstructsWithADefinitionOfTheirOwnAreOnThePage() throws IOException {
    String page = Files.readString(PAGE);
    String part = page.substring(page.indexOf("\n## XBETZA\n"), page.indexOf("\n## EXTENDED\n"));
    List<String> rows =
        page.substring(page.indexOf("| defined | constructs")).lines().skip(2).toList();
    assertThat(rows).hasSize(2);
    for (String row : rows) {
      String[] constructs = row.split("\\|", -1)[2].strip().split("; ", -1);
      assertThat(constructs)
          .hasSizeGreaterThan(5)
          .allSatisfy(construct -> assertThat(part).contains("\n**" + construct + "** "));
    }
  }

  private static List<String> diagram(Example example) {
    return example
        .reading()
        .piece()
        .map(piece -> Diagram.of(piece, new Work(0)))
        .orElse(List.of("refused"));
  }

  private static void write() throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(PAGE));
    List<Example> examples = examples();
    for (int i = examples.size() - 1; i >= 0; i--) {
      Example example = examples.get(i);
      lines.subList(example.line(), example.line() + example.body().size()).clear();
      lines.addAll(example.line(), diagram(example));
    }
    Files.writeString(PAGE, String.join("\n", lines) + "\n");
  }

  private static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    Dialect dialect = null;
    List<String> lines = Files.readAllLines(PAGE);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      for (Dialect each : Dialect.values()) {
        dialect = line.equals("## " + each) ? each : dialect;
      }
      if (line.equals(EXAMPLE)) {
        int end = i + 1;
        while (!lines.get(end).equals(FENCE)) {
          end++;
        }
        String notation = lines.get(i + 1);
        List<String> body = List.copyOf(lines.subList(i + 2, end));
        examples.add(new Example(dialect, notation, paragraph(lines, i), i + 2, body));
      }
    }
    return examples;
  }

  /** Returns the paragraph that ends one blank line before a line, on one line. */
  private static String paragraph(List<String> lines, int before) {
    int start = before - 1;
    while (!lines.get(start - 1).isBlank()) {
      start--;
    }
    return String.join(" ", lines.subList(start, before - 1));
  }
}
