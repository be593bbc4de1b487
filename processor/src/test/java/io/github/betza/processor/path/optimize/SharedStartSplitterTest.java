package io.github.betza.processor.path.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which turning riders make their first step together. */
final class SharedStartSplitterTest {
  @ParameterizedTest
  @CsvSource({"zB, 4", "qN, 8", "zN, 8", "qK, 8", "fqR, 1"})
  void theHandsOfARiderHaveTheirFirstStepInCommon(String notation, int steps) {
    List<Node> first = first(notation);
    assertThat(first).hasSize(steps).allMatch(node -> node.leg().length().isOne());
    assertThat(first)
        .extracting(node -> node.branches().get(0).next().size())
        .allMatch(hands -> hands == 2);
  }

  /** The zigzag of a wazir goes on for as many steps as the board is long, and not to its edge. */
  @ParameterizedTest
  @CsvSource({"zW", "oqN", "RcpB", "oozB"})
  void othersStayAsTheyAre(String notation) {
    List<Alternative> moves = piece(notation).alternatives();
    assertThat(SharedStartSplitter.part(moves)).isSameAs(moves);
  }

  @Test
  void aCrookedBishopGoesOnToTheEdge() {
    Node hand = first("zB").get(0).branches().get(0).next().get(0);
    assertThat(hand.leg().length()).isEqualTo(new Length.Between(1, Length.UNLIMITED));
    Node rose = first("qN").get(0).branches().get(0).next().get(0);
    assertThat(rose.leg().length()).isEqualTo(new Length.Between(1, 6));
  }

  private static List<Node> first(String notation) {
    List<Alternative> own = Alternatives.of(piece(notation)).own();
    assertThat(own).hasSize(1);
    return ((Walk) own.get(0)).first();
  }

  private static Piece piece(String notation) {
    return Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
  }
}
