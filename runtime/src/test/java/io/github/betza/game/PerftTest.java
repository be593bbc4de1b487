package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftTest {
  private static Game game() {
    GameRules rules =
        GameRules.builder("kings", 3, 4, "k2/3/3/2K w").royal('K', "king", HandMade.KING).build();
    return new TableGame(rules, rules.setup());
  }

  @Test
  void sequencesOfMoves() {
    Game game = game();
    long hash = game.hash();
    assertThat(Perft.count(game, 0)).isEqualTo(1);
    assertThat(Perft.count(game, 1)).isEqualTo(3);
    // The kings keep a square between them: behind c1-b2 the other has only the last rank.
    assertThat(Perft.count(game, 2)).isEqualTo(3 + 1 + 2);
    assertThat(game.hash()).isEqualTo(hash);
  }

  @Test
  void whatBeginsWithEachMove() {
    Map<String, Long> told = new TreeMap<>();
    assertThat(Perft.divide(game(), 2, told::put)).isEqualTo(Perft.count(game(), 2));
    assertThat(told).hasSize(3).containsEntry("c1b1", 3L).containsEntry("c1b2", 1L);
    told.clear();
    assertThat(Perft.divide(game(), 0, told::put)).isEqualTo(1);
    assertThat(told).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 31})
  void depthsThatNobodyCounts(int depth) {
    String message = "the depth is 0 to 30, not " + depth;
    assertThatThrownBy(() -> Perft.count(game(), depth))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> Perft.divide(game(), depth, (move, nodes) -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
