package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Repetition;
import io.github.betza.Stalemate;
import io.github.betza.model.Extinction;
import io.github.betza.model.Goal;
import io.github.betza.samples.chess.ChessGame;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which rule ends a game if one move fulfils several of them. */
class PrecedenceTest {
  /** Pawns are counted, a check wins, a king on e5 wins, and so does repetition. */
  private static GameRulesBuilder rules() {
    return RunTimeGames.rules(new ChessGame())
        .extinction(Extinction.of("P"))
        .checks(1)
        .goal(Goal.of("K", "e5"))
        .goal(Goal.of("R", "a8"))
        .stalemate(Stalemate.LOSS)
        .repetitions(2)
        .repetition(Repetition.LOSS)
        .moveLimit(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          p3k3/8/8/8/8/8/7P/R3K3 w - - 0 1 | a1a8 | WHITE_WINS by EXTINCTION
          4k3/7p/8/8/8/8/7P/R3K3 w - - 0 1 | a1a8 | WHITE_WINS by CHECKS
          7k/6pp/8/8/8/8/7P/R3K3 w - - 0 1 | a1a8 | WHITE_WINS by CHECKS
          8/7p/6k1/8/8/8/7P/R3K3 w - - 0 1 | a1a8 | WHITE_WINS by GOAL
          k7/p7/P1K5/8/8/8/8/1R6 w - - 0 1 | c6c7 | WHITE_WINS by STALEMATE
          4k3/p7/8/8/8/8/P7/4K3 w - - 0 1 | e1d1 e8d8 d1e1 d8e8 | WHITE_WINS by REPETITION
          4k3/p7/8/8/8/8/P7/4K3 w - - 0 1 | e1d1 e8d8 d1c1 d8e8 | DRAW by MOVE_LIMIT
          """)
  void theFirstOfTheOrderIsTheReason(String fen, String moves, String result) {
    for (GameRules rules : List.of(rules().build(), rules().cellsOnly().build())) {
      Game game = rules.play(fen);
      for (String move : moves.split(" ", -1)) {
        assertThat(game.result().isFinal()).isFalse();
        game.make(game.move(move));
      }
      assertThat(game.result()).hasToString(result);
    }
  }
}
