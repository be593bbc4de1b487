package io.github.betza.processor.trait;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which pieces need a second piece of the side that they attack. */
class AidCheckTest {
  private static boolean isUnaided(String notation) {
    return PieceTraits.of(Notations.read(notation, Dialect.BEX).piece().orElseThrow()).unaided();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "K",
        "Q",
        "nN",
        "mR+mR--[ccD]",
        "mQ+[cl]Q",
        "mQ+[ci]",
        "mQ+[cw]Q",
        "mQ+[ca]Q",
        "[x!iK]--mQ--[xiK]",
      })
  void oneVictimIsEnough(String notation) {
    assertThat(isUnaided(notation)).isTrue();
  }

  /** Hurdles, and a second victim that must be there. */
  @ParameterizedTest
  @ValueSource(strings = {"pR", "mQ+j(AD)", "[cj]fA--[cj]fA"})
  void anotherPieceMayHelp(String notation) {
    assertThat(isUnaided(notation)).isFalse();
  }
}
