package io.github.betza.processor.emit.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.bits.QuietMoves.Jump;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which captures are one jump, and how they may go on. */
class SingleJumpsTest {
  private static Optional<SingleJumps> of(String notation) {
    Piece piece = Notations.read(notation, Dialect.BEX).piece().orElseThrow();
    return SingleJumps.of(piece, QuietMoves.of(piece).orElseThrow());
  }

  @Test
  void aManGoesOnForward() {
    assertThat(of("fmF+[cj]fA+[cj]fA--[cj]fA").orElseThrow().further())
        .containsExactlyInAnyOrder(
            new Jump(new Vector(1, 1), new Vector(2, 2)),
            new Jump(new Vector(-1, 1), new Vector(-2, 2)));
    assertThat(of("mW+[cj]D").orElseThrow().further()).isEmpty();
  }

  /** A second jump that must be, one that ends with a step, or first jumps of which some must. */
  @ParameterizedTest
  @ValueSource(strings = {"[cj]A--[cj]A", "[cj]A+[cj]A--mW", "[cj]fA+[cj]A--[cj]A", "i[cj]A"})
  void othersAreNotCounted(String notation) {
    assertThat(of(notation)).isEmpty();
  }
}
