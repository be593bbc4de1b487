package io.github.betza.processor.notation.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.Suggested;
import io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of other programs and people are one mistake. */
class ForeignFormsTest {
  static List<ForeignForm> forms() {
    return ForeignForms.ALL;
  }

  /** The example of every row of the table is reported by it, and not by another one. */
  @ParameterizedTest
  @MethodSource("forms")
  void theExampleIsRecognised(ForeignForm form) {
    Diagnostic problem = OneProblem.in(form.example(), Dialect.XBETZA);
    assertThat(problem.code()).isEqualTo(form.code());
    assertThat(problem.message()).isEqualTo(form.message());
    for (String text : Suggested.texts(problem)) {
      assertThat(Notations.read(text, Dialect.XBETZA).isSound()).as(text).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1,2", "[1,2]", "( 1, 2 )", "(1,2)-leaper", "(1,2) leaper", "(1,2", "1,2)"})
  void twoNumbersAreALeap(String text) {
    for (Dialect dialect : List.of(Dialect.XBETZA, Dialect.EXTENDED, Dialect.BEX)) {
      assertThat(Suggested.texts(OneProblem.in(text, dialect))).contains("(1,2)");
    }
    assertThat(OneProblem.in(text, Dialect.CLASSIC).isError()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"(0,1)", "(3,1)", "(2,3)", "(3,3)", "(2,0)"})
  void classicHasLettersForLeaps(String text) {
    Diagnostic problem = OneProblem.in(text, Dialect.CLASSIC);
    assertThat(problem.code()).isEqualTo(ProblemCode.MODERN_ATOM);
    assertThat(problem.message()).isEqualTo("CLASSIC has letters for leaps, not numbers");
  }

  /** What has a meaning in a dialect is no foreign text. */
  @ParameterizedTest
  @CsvSource({"W1-3, EXTENDED", "'(1,2)', BEX", "'K(3,1)', EXTENDED", "F-F, EXTENDED"})
  void notationsAreNotForeign(String text, Dialect dialect) {
    assertThat(Notations.read(text, dialect).isSound()).isTrue();
  }
}
