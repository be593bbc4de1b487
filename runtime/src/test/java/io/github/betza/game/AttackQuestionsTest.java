package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces are not asked whether they capture what nobody captures. */
class AttackQuestionsTest {
  /** It says of every square that it captures what stands there. */
  private static final PieceMoves GREEDY =
      new PieceMoves() {
        @Override
        public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
          // It only says so.
        }

        @Override
        public boolean canCapture(Board board, int from, int target) {
          return true;
        }
      };

  @ParameterizedTest
  @CsvSource({"a1, b3, true", "b3, a1, true", "a1, b1, false", "a1, a2, false", "a2, b3, false"})
  void whatCaptures(String from, String target, boolean captures) {
    Game game =
        GameRules.builder("greed", 4, 3, "1s2/4/GS2 w")
            .piece('G', "glutton", GREEDY)
            .piece('S', "glutton", GREEDY)
            .build()
            .play("1s2/4/GS2 w");
    Geometry geometry = game.rules().geometry();
    int square = geometry.square(target);
    assertThat(game.canCapture(geometry.square(from), square)).isEqualTo(captures);
    assertThat(game.isAttacked(square)).isEqualTo(!target.equals("a2"));
  }
}
