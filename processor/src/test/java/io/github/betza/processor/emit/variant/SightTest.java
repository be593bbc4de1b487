package io.github.betza.processor.emit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests on which squares the moves of a piece depend. */
class SightTest {
  private static Piece piece(String notation, Dialect dialect) {
    return Notations.read(notation, dialect).piece().orElseThrow();
  }

  private static Optional<Sight> of(String notation, Dialect dialect) {
    return Sight.of(piece(notation, dialect).alternatives(), List.of());
  }

  /** A ray over enemies holds all shorter ones; what follows it on the same line adds none. */
  @ParameterizedTest
  @CsvSource({"mQ, 0", "mQ+[ca]Q, 0", "mQ+[cw]Q, 0", "mQ+[xwQ], 0", "mQ+[cl]Q, 17"})
  void aLineIsLookedAlongOnce(String notation, int hurdles) {
    assertThat(of(notation, Dialect.BEX).orElseThrow().rays())
        .hasSize(8)
        .allSatisfy(
            ray -> {
              assertThat(ray.hurdles()).isEqualTo(hurdles);
              assertThat(ray.enemies()).isTrue();
            });
  }

  @Test
  void anImmobilizerIsLookedFor() {
    Sight sight =
        Sight.of(
                piece("D", Dialect.BEX).alternatives(), piece("[xiF]+W", Dialect.BEX).immobilizes())
            .orElseThrow();
    assertThat(sight.near()).hasSize(8).contains(new Vector(2, 0), new Vector(-1, 1));
    assertThat(sight.rays()).isEmpty();
  }

  /** Squares on both sides of a slide, moves of others, and slides over what was captured. */
  @ParameterizedTest
  @ValueSource(strings = {"mR--[ccD]", "mQ+[ci]", "mQ+[ca]Q--mW"})
  void othersAreNotFollowed(String notation) {
    assertThat(of(notation, Dialect.BEX)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"[cW-fR], true", "[cW-bR], false", "[cW-bW-bW], true", "[cW-bW-bR], false"})
  void aRayLeadsOverNothingThatTheMoveEmpties(String notation, boolean followed) {
    assertThat(of(notation, Dialect.XBETZA).isPresent()).isEqualTo(followed);
  }
}
