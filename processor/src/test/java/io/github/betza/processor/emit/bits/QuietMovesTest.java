package io.github.betza.processor.emit.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.bits.QuietMoves.Jump;
import io.github.betza.processor.path.Vector;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which captures are apart from the other moves of a piece, and how they begin. */
class QuietMovesTest {
  private static Optional<QuietMoves> of(String notation, Dialect dialect) {
    return QuietMoves.of(Notations.read(notation, dialect).piece().orElseThrow());
  }

  @Test
  void aManJumpsOverAnEnemy() {
    QuietMoves moves = of("fmF+[cj]fA--[cj]fA", Dialect.BEX).orElseThrow();
    assertThat(moves.jump()).isTrue();
    assertThat(moves.jumps())
        .containsExactlyInAnyOrder(
            new Jump(new Vector(1, 1), new Vector(2, 2)),
            new Jump(new Vector(-1, 1), new Vector(-2, 2)));
    assertThat(moves.plan(7)).hasValueSatisfying(plan -> assertThat(plan.size()).isEqualTo(1));
  }

  /** A capture on the square reached, in custody, after a slide, or as others do. */
  @ParameterizedTest
  @ValueSource(strings = {"K", "mR+mR--[ccD]", "mQ+[cl]Q", "mQ+[ci]", "mF+[cw]K"})
  void othersBeginOtherwise(String notation) {
    assertThat(of(notation, Dialect.BEX).orElseThrow().jump()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"KmabK", "fmWfceF", "udR", "xK"})
  void capturesAreNotAlwaysApart(String notation) {
    assertThat(of(notation, Dialect.XBETZA).filter(QuietMoves::jump)).isEmpty();
  }
}
