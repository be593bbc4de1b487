package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
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
    assertThat(OneProblem.in(text, Dialect.XBETZA).help()).endsWith("write \"(1,2)\"");
    assertThat(OneProblem.in(text, Dialect.CLASSIC).help()).isEqualTo("write \"N\"");
    assertThat(OneProblem.in(text, Dialect.EXTENDED).help()).endsWith("write \"(1,2)\"");
    assertThat(OneProblem.in(text, Dialect.BEX).help()).endsWith("write \"(1,2)\"");
  }

  @ParameterizedTest
  @CsvSource({"'(0,1)', W", "'(3,1)', L", "'(2,3)', J", "'(3,3)', G", "'(2,0)', D"})
  void letteredLeapsHaveTheirLetters(String text, String letter) {
    assertThat(OneProblem.in(text, Dialect.CLASSIC).help()).isEqualTo("write \"" + letter + "\"");
  }

  @Test
  void othersHaveNone() {
    assertThat(OneProblem.in("(1,4)", Dialect.CLASSIC).help())
        .isEqualTo("XBETZA, EXTENDED and BEX have leaps by numbers, such as (4,1)");
  }
}
