package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.CompilerUnderTest.Finding;
import io.github.betza.processor.CompilerUnderTest.Outcome;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.ProblemCode.Severity;
import io.github.betza.processor.tool.BetzaTool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Keeps the page {@code DIAGNOSTICS.md} and the codes equal, and tries every example of the page.
 */
final class DiagnosticsPageTest {
  private static final Path PAGE = Path.of("DIAGNOSTICS.md");

  private static final Pattern SECTION =
      Pattern.compile(
          """
          (?<code>[a-z-]+)

          (?<kind>Error|Warning)\\. (?<text>.+?)

          Wrong:

          ```(?<language>betza|java)
          (?<wrong>.+?)
          ```

          Right:

          ```\\k<language>
          (?<right>.+?)
          ```
          ?\
          """,
          Pattern.DOTALL);

  /** The first line of an example that needs an option of the compiler. */
  private static final Pattern OPTION = Pattern.compile("^// javac (\\S+)\n");

  private static final Pattern CODE = Pattern.compile("^\\[Betza:([a-z-]+)\\] ");

  @TempDir Path folder;

  /** A section of the page. */
  record Section(
      String code, String kind, String text, String language, String wrong, String right) {
    @Override
    public String toString() {
      return code;
    }
  }

  static List<Section> sections() throws IOException {
    List<Section> sections = new ArrayList<>();
    String[] parts = Files.readString(PAGE).replace("\r\n", "\n").split("\n## ", -1);
    for (String part : Arrays.asList(parts).subList(2, parts.length)) {
      Matcher matcher = SECTION.matcher(part);
      assertThat(matcher.matches()).as("the form of the section %s", part).isTrue();
      sections.add(
          new Section(
              matcher.group("code"),
              matcher.group("kind"),
              matcher.group("text"),
              matcher.group("language"),
              matcher.group("wrong"),
              matcher.group("right")));
    }
    return sections;
  }

  @Test
  void thePageHasEveryCode() throws IOException {
    assertThat(sections())
        .extracting(section -> section.code() + " " + section.kind())
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(ProblemCode.values())
                .map(
                    code -> code.id() + (code.severity() == Severity.ERROR ? " Error" : " Warning"))
                .toList());
  }

  /** To write the list afresh: {@code -Dtest=DiagnosticsPageTest -Dbetza.golden=write}. */
  @Test
  void theContentsAreInAlphabeticalOrder() throws IOException {
    String page = Files.readString(PAGE);
    String contents =
        PageContents.alphabetical(
            Arrays.stream(ProblemCode.values()).map(ProblemCode::id).toList());
    if ("write".equals(System.getProperty("betza.golden"))) {
      Files.writeString(PAGE, PageContents.replaced(page, contents));
    }
    assertThat(PageContents.of(Files.readString(PAGE))).isEqualTo(contents);
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("sections")
  void theWrongExampleHasExactlyThatProblem(Section section) {
    Set<String> codes = codes(section.language(), section.wrong());

    if (section.code().equals(ProblemCode.TOO_MANY_PROBLEMS.id())) {
      assertThat(codes).contains(section.code());
    } else {
      assertThat(codes).containsExactly(section.code());
    }
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("sections")
  void theRightExampleHasNoProblem(Section section) {
    assertThat(codes(section.language(), section.right())).isEmpty();
  }

  private Set<String> codes(String language, String example) {
    Set<String> codes = new TreeSet<>();
    for (String message : messages(folder, language, example)) {
      Matcher matcher = CODE.matcher(message);
      assertThat(matcher.find()).as("a problem with a code: %s", message).isTrue();
      codes.add(matcher.group(1));
    }
    return codes;
  }

  /** Returns the texts of the problems of an example. */
  static List<String> messages(Path folder, String language, String example) {
    return language.equals("betza")
        ? BetzaTool.check(example, Dialect.XBETZA).diagnoses().stream()
            .map(Diagnosis::text)
            .toList()
        : messagesOfJava(fresh(folder), example);
  }

  private static List<String> messagesOfJava(Path fresh, String text) {
    String source =
        """
        Example.java
        import io.github.betza.Betza;
        import io.github.betza.Dialect;
        import io.github.betza.Variant;
        """;
    Matcher option = OPTION.matcher(text);
    List<String> options = option.find() ? List.of(option.group(1)) : List.of();
    Outcome outcome = CompilerUnderTest.JAVAC.compile(fresh, options, source + text);
    return outcome.findings().stream().map(Finding::message).toList();
  }

  private static Path fresh(Path folder) {
    try {
      return Files.createTempDirectory(folder, "example");
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }
}
