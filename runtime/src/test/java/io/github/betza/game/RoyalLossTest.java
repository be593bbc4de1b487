package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Effect;
import io.github.betza.board.MoveList;
import io.github.betza.game.Result.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No move may leave a side with fewer royal pieces than before, whatever takes them off. */
class RoyalLossTest {
  /** It captures what stands above it, an own piece too, and removes what stands on its right. */
  private static void take(Board board, int from, MoveList moves) {
    int above = board.geometry().step(from, 0, 1);
    moves.quiet(from, above);
    int right = board.geometry().step(from, 1, 0);
    if (board.get(right) != 0) {
      HandMade.special(from, above, Effect.of(Effect.REMOVE, right), false, moves);
    }
  }

  private static GameRulesBuilder rules(boolean cellsOnly) {
    GameRulesBuilder rules =
        GameRules.builder("loss", 4, 4, "kk2/4/4/TSKK w")
            .royal('K', "king", HandMade.STONE)
            .piece('T', "taker", HandMade.of(RoyalLossTest::take))
            .piece('S', "stone", HandMade.STONE);
    return cellsOnly ? rules.cellsOnly() : rules;
  }

  private static Game game(boolean cellsOnly, String fen) {
    return rules(cellsOnly).build().play(fen);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void kingsThatTheirOwnSideTakes(boolean cellsOnly) {
    assertThat(HandMade.names(game(cellsOnly, "kk2/4/S3/TS1K w - - 0 1")))
        .containsExactlyInAnyOrder("a1a2", "a1b1a2");
    Game above = game(cellsOnly, "kk2/4/K3/TS1K w - - 0 1");
    assertThat(HandMade.names(above)).isEmpty();
    assertThat(above.legalMoveCount()).isZero();
    Game beside = game(cellsOnly, "kk2/4/4/TK1K w - - 0 1");
    assertThat(HandMade.names(beside)).containsExactly("a1a2");
    assertThat(beside.legalMoveCount()).isEqualTo(1);
  }

  /** Where royal pieces are not protected, a side may do so. */
  @Test
  void kingsThatMayBeTaken() {
    GameRules rules = rules(false).royalty(Royalty.LAST_CAPTURED).build();
    Game game = rules.play("kk2/4/4/TK2 w - - 0 1");
    HandMade.play(game, "a1b1a2");
    assertThat(game.result(false).ending()).isEqualTo(Ending.BLACK_WINS);
  }
}
