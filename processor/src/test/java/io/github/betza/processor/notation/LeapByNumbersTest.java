package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two numbers alone are a leap, however they are written. */
final class LeapByNumbersTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1,2",
        "{1,2}",
        "[1,2]",
        "<1,2>",
        "(+1,+2)",
        "( 1, 2 )",
        "1-2 leaper",
        "(1,2)-leaper",
        "1x2",
        "1/2",
        "(1,2",
        "1,2)",
        "(-1,2)",
        "(1.2)"
      })
  void itIsOfferedAsTheDialectWritesIt(String text) {
    for (Dialect dialect : List.of(Dialect.XBETZA, Dialect.EXTENDED, Dialect.BEX)) {
      assertThat(Suggested.texts(OneProblem.in(text, dialect))).containsExactly("(1,2)");
    }
    assertThat(Suggested.texts(OneProblem.in(text, Dialect.CLASSIC))).containsExactly("N");
  }

  @ParameterizedTest
  @CsvSource({"'(0,1)', W", "'(3,1)', L", "'(2,3)', J", "'(3,3)', G", "'(2,0)', D"})
  void letteredLeapsHaveTheirLetters(String text, String letter) {
    assertThat(Suggested.texts(OneProblem.in(text, Dialect.CLASSIC))).containsExactly(letter);
  }

  @Test
  void othersHaveNone() {
    assertThat(OneProblem.in("(1,4)", Dialect.CLASSIC).help())
        .isEqualTo("XBETZA, EXTENDED and BEX have leaps by numbers, such as (4,1)");
  }
}
