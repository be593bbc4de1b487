package io.github.betza.processor.emit.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.api.Test;

/** How much code a plan makes. */
final class BitPlanTest {
  private static final int FURTHEST = 7;

  @Test
  void movesWithinSomeSquaresAreCountedAsWell() {
    BitPlan queen = plan("Q");
    assertThat(queen.size()).isEqualTo(8);
    BitPlan more = queen.with(0, plan("R")).orElseThrow();
    assertThat(more.size()).isEqualTo(12);
    assertThat(more.with(1, plan("B")).orElseThrow().size()).isEqualTo(16);
    assertThat(more.terms()).isEqualTo(queen.terms());
  }

  private static BitPlan plan(String notation) {
    return BitPlan.of(Notations.read(notation, Dialect.XBETZA).piece().orElseThrow(), FURTHEST)
        .orElseThrow();
  }
}
