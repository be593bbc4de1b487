package io.github.betza.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProblemTextTest {
  private static final String SEE =
      "see https://github.com/betza/betza/blob/main/processor/DIAGNOSTICS.md#unknown-atom";

  private static Diagnostic problem(int start, int end) {
    return new Diagnostic(ProblemCode.UNKNOWN_ATOM, new Span(start, end), "'E' is bad", "write N");
  }

  private static List<String> lines(int start, int end, String notation) {
    return ProblemText.of(problem(start, end), notation).lines().toList();
  }

  @Test
  void oneLetter() {
    assertThat(lines(1, 2, "WE"))
        .containsExactly(
            "[Betza:unknown-atom] 'E' is bad (column 2 of \"WE\")",
            "    WE",
            "     ^",
            "help: write N",
            SEE);
  }

  @Test
  void severalLetters() {
    assertThat(lines(1, 4, "WEEEW"))
        .containsExactly(
            "[Betza:unknown-atom] 'E' is bad (columns 2 to 4 of \"WEEEW\")",
            "    WEEEW",
            "     ^^^",
            "help: write N",
            SEE);
  }

  @Test
  void theWholeNotation() {
    assertThat(lines(0, 2, "WE").subList(0, 3))
        .containsExactly("[Betza:unknown-atom] 'E' is bad (in \"WE\")", "    WE", "    ^^");
  }

  @Test
  void aPlaceBehindTheLastLetter() {
    assertThat(lines(2, 2, "WE").subList(0, 3))
        .containsExactly(
            "[Betza:unknown-atom] 'E' is bad (column 3 of \"WE\")", "    WE", "      ^");
  }

  @Test
  void anEmptyNotationHasNoLineToPointAt() {
    assertThat(lines(0, 0, ""))
        .containsExactly("[Betza:unknown-atom] 'E' is bad", "help: write N", SEE);
  }

  @Test
  void noHelpNoLine() {
    Diagnostic problem = new Diagnostic(ProblemCode.UNKNOWN_ATOM, new Span(0, 1), "bad");
    assertThat(ProblemText.of(problem, "E").lines()).hasSize(4);
  }

  @Test
  void lettersThatWouldMoveTheCaretAreEscaped() {
    // A tab, a wide letter, an invisible mark, a quote and a backslash in front of the letter
    // meant.
    assertThat(lines(5, 6, "\t\u4e00\u200b\"\\E"))
        .containsExactly(
            "[Betza:unknown-atom] 'E' is bad (column 6 of \"\\t\\u4e00\\u200b\\\"\\\\E\")",
            "    \\t\\u4e00\\u200b\\\"\\\\E",
            "    " + " ".repeat(18) + "^",
            "help: write N",
            SEE);
  }

  @Test
  void anEscapedLetterIsUnderlinedWhole() {
    assertThat(lines(1, 2, "W\u00e9W").subList(1, 3))
        .containsExactly("    W\\u00e9W", "     ^^^^^^");
  }

  @Test
  void messagesStayInOneLineOfAscii() {
    Diagnostic problem =
        new Diagnostic(ProblemCode.UNKNOWN_CHARACTER, new Span(0, 1), "'\n\u00e9' is bad", "no \t");
    assertThat(ProblemText.of(problem, "\n").lines())
        .containsExactly(
            "[Betza:unknown-character] '\\n\\u00e9' is bad (in \"\\n\")",
            "    \\n",
            "    ^^",
            "help: no \\t",
            SEE.replace("atom", "character"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 30, 60, 5_000, 9_940, 9_999})
  void aLongNotationIsCutAroundTheLetter(int at) {
    String notation = "WF".repeat(5_000);
    String marked = notation.substring(0, at) + "E" + notation.substring(at + 1);
    List<String> lines = lines(at, at + 1, marked);

    assertThat(lines).allMatch(line -> line.length() <= 120);
    assertThat(lines.get(1)).hasSizeLessThanOrEqualTo(80);
    assertThat(lines.get(1).charAt(lines.get(2).indexOf('^'))).isEqualTo('E');
    assertThat(lines.get(1).startsWith("    ...")).isEqualTo(at > 40);
    assertThat(lines.get(1).endsWith("...")).isEqualTo(at < 9_960);
  }

  @Test
  void aLongSpanIsCutWithTheNotation() {
    List<String> lines = lines(10, 9_000, "W".repeat(10_000));

    assertThat(lines.get(1)).hasSizeBetween(70, 80).endsWith("...");
    assertThat(lines.get(2)).hasSizeBetween(70, 80).endsWith("^^^");
  }

  @Test
  void otherProblemsHaveNoNotation() {
    assertThat(
            ProblemText.of(
                new Diagnostic(
                    ProblemCode.NAME_CLASH, AnnotationPlace.WHOLE, "taken", "rename it")))
        .isEqualTo(
            "[Betza:name-clash] taken\nhelp: rename it\n"
                + SEE.replace("unknown-atom", "name-clash"));
  }
}
