package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Notations.Language;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A comma between moves is left out in dialects in which it joins none. */
class SideBySideTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fmW,fcF     | XBETZA   | fmWfcF",
        "N,K,        | XBETZA   | NK",
        "R,N,F       | CLASSIC  | RNF",
        "(fmW),(fcF) | EXTENDED | (fmW)(fcF)",
        "K,(1,4)     | EXTENDED | K(1,4)",
        "(1,4),K     | EXTENDED | (1,4)K",
        "W-F,N,D     | EXTENDED | W-FND"
      })
  void offersMovesWithoutCommas(String text, Language language, String notation) {
    assertThat(only(text, language).help())
        .startsWith("moves stand side by side without a sign: write \"" + notation + "\"");
    assertThat(Notations.read(notation, language).isSound()).isTrue();
  }

  /** Here the commas stand for something else. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"fmWfcF=Q,R | XBETZA", "[F,R] | XBETZA", "fmWfcF=Q,R | EXTENDED"})
  void offersNothingThatIsNotMeant(String text, Language language) {
    assertThat(Notations.read(text, language).problems().get(0).help())
        .doesNotContain("side by side without a sign: write");
  }

  private static Problem only(String text, Language language) {
    List<Problem> problems = Notations.read(text, language).problems();
    assertThat(problems).as(problems.toString()).hasSize(1);
    return problems.get(0);
  }
}
