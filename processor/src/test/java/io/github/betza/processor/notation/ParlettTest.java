package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A notation of another kind is one mistake, and its commonest moves have letters. */
final class ParlettTest {
  @ParameterizedTest
  @CsvSource({
    "~1/2,        XBETZA,   N",
    "n+,          EXTENDED, R",
    "1X,          BEX,      F",
    "nX,          CLASSIC,  B",
    "'n+, 1X',    XBETZA,   RF",
    "'~ 1/2, n+', CLASSIC,  NR"
  })
  void itsMovesAreOfferedAsLetters(String text, Dialect dialect, String letters) {
    Diagnostic problem =
        OneProblem.only(
            Notations.read(text, dialect).problems(), "unknown-character", 0, text.length());
    assertThat(Suggested.texts(problem)).containsExactly(letters);
    assertThat(Notations.read(letters, dialect).isSound()).isTrue();
  }

  @Test
  void othersAreNotGuessed() {
    assertThat(Notations.read("o1>, c1X>", Dialect.XBETZA).problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.help()).startsWith("here \"n+\" is \"R\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nW", "nA", "NX", "FX", "cN"})
  void lettersOfBetzaAreNotTakenForHis(String text) {
    assertThat(Notations.read(text, Dialect.XBETZA).isSound()).isTrue();
  }
}
