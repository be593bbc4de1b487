package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.hint.DialectHint;
import io.github.betza.processor.work.Work;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What a user reads for each of many mistakes: a table for each dialect, {@code
 * golden/problems-<dialect>.tsv}, with a line for each problem. A line begins with the notation;
 * the code, the letters that the problem points at, the message and the help follow. To approve a
 * change that is meant: {@code mvn -pl processor test -Dtest=ApprovedProblemsTest
 * -Dbetza.golden=write}, then read the difference. To add a mistake, write its notation on a line
 * of its own, with a tab after it, before that.
 */
class ApprovedProblemsTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

  private static Path table(Dialect dialect) {
    return FOLDER.resolve("problems-%s.tsv".formatted(dialect.name().toLowerCase(Locale.ROOT)));
  }

  /** Returns whether a line is a heading, or empty between two parts. */
  private static boolean isHeading(String line) {
    return line.isEmpty() || line.startsWith("# ");
  }

  private static String notation(String line) {
    return line.substring(0, line.indexOf('\t'));
  }

  private static List<String> notations(List<String> lines) {
    return lines.stream()
        .filter(line -> !isHeading(line))
        .map(ApprovedProblemsTest::notation)
        .distinct()
        .toList();
  }

  private static List<Diagnostic> problems(String notation, Dialect dialect) {
    Work work = Work.on(notation);
    return DialectHint.add(notation, dialect, Notations.read(notation, dialect, work), work);
  }

  private static String line(String notation, Diagnostic problem) {
    return String.join(
        "\t",
        notation,
        problem.code().id(),
        problem.span().start() + "-" + problem.span().end(),
        problem.message().replace("\n", "\\n"),
        problem.help().replace("\n", "\\n"));
  }

  /** Returns the table as it is now: its headings, and each notation once. */
  private static List<String> written(List<String> lines, Dialect dialect) {
    List<String> written = new ArrayList<>();
    String last = null;
    for (String line : lines) {
      if (isHeading(line)) {
        written.add(line);
        last = null;
      } else if (!notation(line).equals(last)) {
        last = notation(line);
        String text = last;
        problems(text, dialect).forEach(problem -> written.add(line(text, problem)));
      }
    }
    return written;
  }

  @ParameterizedTest
  @EnumSource
  void theTextsAreThoseThatWereApproved(Dialect dialect) throws IOException {
    List<String> lines = Files.readAllLines(table(dialect));
    List<String> written = written(lines, dialect);
    if ("write".equals(System.getProperty("betza.golden"))) {
      Files.write(table(dialect), written);
    } else {
      assertThat(written).isEqualTo(lines);
    }
    assertThat(notations(written)).isEqualTo(notations(lines));
  }

  /** What is approved is also what holds of every problem. */
  @Tag("deep")
  @ParameterizedTest
  @EnumSource
  void eachIsExplainedAndItsOffersAreRead(Dialect dialect) throws IOException {
    for (String notation : notations(Files.readAllLines(table(dialect)))) {
      for (Diagnostic problem : Notations.read(notation, dialect).problems()) {
        assertThat(problem.help()).as("%s: %s", notation, problem).isNotEmpty();
        assertThat(problem.message()).doesNotEndWith(".");
        assertThat(problem.span().end()).isLessThanOrEqualTo(notation.length());
        assertThat(problem.suggestions())
            .as("%s: %s", notation, problem)
            .extracting(Suggestion::text)
            .allMatch(text -> Notations.read(text, dialect).isSound());
      }
    }
  }
}
