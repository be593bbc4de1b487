package io.github.betza.processor.notation.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.Suggested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A comma between moves is left out in dialects in which it joins none. */
class SpacesAndCommasTest {
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
  void offersMovesWithoutCommas(String text, Dialect dialect, String notation) {
    assertThat(Suggested.first(OneProblem.in(text, dialect))).isEqualTo(notation);
    assertThat(Notations.read(notation, dialect).isSound()).isTrue();
  }

  /** What a sentence or a list puts between moves goes with the spaces around it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fmW, fcF | XBETZA   | fmWfcF",
        "R + N    | CLASSIC  | RN",
        "R + N    | BEX      | R+N",
        "W - F    | XBETZA   | [W-F]",
        "W - F    | EXTENDED | W-F",
        "K (4, 1) | EXTENDED | K(4,1)",
        "K (4 1)  | BEX      | K(4,1)",
        "mW=Q R B | BEX      | mW=Q,R,B",
        "[F R]    | XBETZA   | [F?R]"
      })
  void offersMovesWithoutSpaces(String text, Dialect dialect, String notation) {
    assertThat(Suggested.first(OneProblem.in(text, dialect))).isEqualTo(notation);
  }

  /** Without the sign they would be one number that nobody wrote. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W2,3   | XBETZA",
        "W2 3   | XBETZA",
        "W2,3   | EXTENDED",
        "W02 3  | BEX",
        "KW2,3  | CLASSIC",
        "W2,3,N | XBETZA"
      })
  void neverJoinsNumbers(String text, Dialect dialect) {
    assertThat(Suggested.texts(OneProblem.in(text, dialect)))
        .doesNotContain("W23", "W023", "KW23", "W23N");
  }

  /** Here the commas stand for something else. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"fmWfcF=Q,R | XBETZA", "[F,R] | XBETZA", "fmWfcF=Q,R | EXTENDED"})
  void offersNothingThatIsNotMeant(String text, Dialect dialect) {
    assertThat(Notations.read(text, dialect).problems().get(0).help())
        .doesNotContain("side by side without a sign: write");
  }
}
