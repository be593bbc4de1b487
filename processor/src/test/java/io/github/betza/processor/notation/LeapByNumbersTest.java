package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Notations.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two numbers alone are a leap, however they are written. */
final class LeapByNumbersTest {
  private static Problem only(String text, Language language) {
    List<Problem> problems = Notations.read(text, language).problems();
    assertThat(problems).as(text).hasSize(1);
    return problems.get(0);
  }

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
    assertThat(only(text, Language.XBETZA).help()).isEqualTo("write \"N\"");
    assertThat(only(text, Language.CLASSIC).help()).isEqualTo("write \"N\"");
    assertThat(only(text, Language.EXTENDED).help()).endsWith("write \"(1,2)\"");
    assertThat(only(text, Language.BEX).help()).endsWith("write \"(1,2)\"");
  }

  @ParameterizedTest
  @CsvSource({"'(0,1)', W", "'(3,1)', L", "'(2,3)', J", "'(3,3)', G", "'(2,0)', D"})
  void letteredLeapsHaveTheirLetters(String text, String letter) {
    assertThat(only(text, Language.XBETZA).help()).isEqualTo("write \"" + letter + "\"");
  }

  @Test
  void othersHaveNone() {
    assertThat(only("(1,4)", Language.CLASSIC).help())
        .isEqualTo("EXTENDED and BEX have leaps by numbers, such as (4,1)");
  }
}
