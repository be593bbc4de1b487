package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No correction makes a rider of two equal atoms, which would be another piece. */
class JoinedAtomsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "KhK | XBETZA",
        "FhF | XBETZA",
        "N,N | XBETZA",
        "N N | XBETZA",
        "N.N | XBETZA",
        "KhK | CLASSIC",
        "N N | CLASSIC",
        "FhF | BEX",
        "F;F | XBETZA"
      })
  void theyAreNotOffered(String wrong, Dialect dialect) {
    for (Diagnostic problem : Notations.read(wrong, dialect).problems()) {
      assertThat(problem.suggestions())
          .extracting(Suggestion::text)
          .noneMatch(text -> text.matches("(.)\\1"));
      assertThat(problem.help()).isNotEmpty();
    }
  }

  /** Two letters for a hop mean one over any number of hurdles elsewhere. */
  @Test
  void hopsOverManyHurdlesAreOffered() {
    assertThat(OneProblem.in("BcppB", Dialect.XBETZA).suggestions())
        .extracting(Suggestion::text)
        .containsExactly("B(paf)cB", "BcpB");
  }

  /** The letter in front means "then" elsewhere, and royal pieces here. */
  @Test
  void thenIsTheSignBetweenTheLegs() {
    assertThat(OneProblem.in("t[FR]", Dialect.XBETZA).suggestions())
        .extracting(Suggestion::text)
        .containsExactly("[F?R]", "[F-R]");
  }
}
