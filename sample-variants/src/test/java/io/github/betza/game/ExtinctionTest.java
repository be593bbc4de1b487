package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Checkmate;
import io.github.betza.Royalty;
import io.github.betza.model.Extinction;
import io.github.betza.samples.chess.ChessGame;
import io.github.betza.samples.crazyhouse.CrazyhouseGame;
import io.github.betza.samples.horde.HordeGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that are over because a side has too few pieces, and mates that win. */
class ExtinctionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          P,  true,  0, false | 4k3/p7/8/8/8/1P6/8/R3K3 w - - 0 1 | a1a7 | WHITE_WINS by EXTINCTION
          P,  true,  0, true  | 4k3/p7/8/8/8/1P6/8/R3K3 w - - 0 1 | a1a7 | BLACK_WINS by EXTINCTION
          P,  true,  1, false | 4k3/pp6/8/8/8/1PP5/8/R3K3 w - - 0 1 | a1a7 | WHITE_WINS by EXTINCTION
          PN, true,  0, false | 4k1n1/p6P/8/8/8/8/8/R3K1N1 w - - 0 1 | h7g8q | BLACK_WINS by EXTINCTION
          PN, true,  0, false | 4k1n1/pP6/8/8/8/8/6P1/R3K1N1 w - - 0 1 | b7b8q | NONE
          PN, true,  0, false | 4k1n1/p6P/8/8/8/8/6P1/R3K1N1 w - - 0 1 | h7g8q | WHITE_WINS by EXTINCTION
          PN, false, 0, false | 4k1n1/7P/8/8/8/8/8/R3K1N1 w - - 0 1 | h7g8q | WHITE_WINS by EXTINCTION
          PN, false, 1, true  | 4k1n1/p6P/8/8/8/8/6P1/R3K1N1 w - - 0 1 | h7g8q | BLACK_WINS by EXTINCTION
          P,  true,  0, false | 4k3/8/8/8/8/8/6p1/R3K2N w - - 0 1 | e1f2 | BLACK_WINS by EXTINCTION
          """)
  void aSideMustNotHaveTooFew(String rule, String fen, String move, String result) {
    String[] parts = rule.split(", +", -1);
    Extinction extinction =
        new Extinction(
            parts[0],
            Boolean.parseBoolean(parts[1]),
            Integer.parseInt(parts[2]),
            Boolean.parseBoolean(parts[3].strip()));
    GameRulesBuilder builder = RunTimeGames.rules(new ChessGame()).extinction(extinction);
    GameRulesBuilder cells = RunTimeGames.rules(new ChessGame()).extinction(extinction);
    for (GameRules rules : List.of(builder.build(), cells.cellsOnly().build())) {
      Game game = rules.play(fen);
      boolean isOver = game.result().isFinal();
      assertThat(game.legalMoves().isEmpty()).isEqualTo(isOver);
      if (!isOver) {
        game.make(game.move(move));
        assertThat(game.result()).hasToString(result);
        assertThat(game.legalMoves().isEmpty()).isEqualTo(game.result().isFinal());
        game.unmake();
        assertThat(game.result().isFinal()).isFalse();
      } else {
        assertThat(game.result()).hasToString(result);
      }
    }
  }

  @Test
  void piecesInHandCount() {
    GameRules rules =
        RunTimeGames.rules(new CrazyhouseGame()).extinction(Extinction.of("R")).build();
    assertThat(rules.play("4k2r/8/8/8/8/8/8/4K3[R] w - - 0 1").result().isFinal()).isFalse();
    assertThat(rules.play("4k2r/8/8/8/8/8/8/4K3[] w - - 0 1").result())
        .hasToString("BLACK_WINS by EXTINCTION");
  }

  @ParameterizedTest
  @CsvSource({"LOSS, BLACK_WINS", "WIN, WHITE_WINS"})
  void mateMayWin(Checkmate checkmate, String ending) {
    GameRules rules = RunTimeGames.rules(new ChessGame()).checkmate(checkmate).build();
    Game game = rules.play("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assertThat(game.result()).hasToString(ending + " by CHECKMATE");
  }

  /** White has no king, and loses with the last piece. */
  @Test
  void theHordeLosesWithItsLastPawn() {
    Game game = new HordeGame("4k3/8/8/8/8/8/1q6/P7 b - - 0 1");
    game.make(game.move("b2a1"));
    assertThat(game.result()).hasToString("BLACK_WINS by EXTINCTION");
    assertThat(new HordeGame("4k3/4Q3/3P4/8/8/8/8/8 b - - 0 1").result())
        .hasToString("WHITE_WINS by CHECKMATE");
  }

  @Test
  void whatCannotBeIsRefused() {
    GameRulesBuilder few =
        RunTimeGames.rules(new ChessGame())
            .extinction(Extinction.of("P").with(Extinction.LEFT, -1));
    assertThatThrownBy(few::build).hasMessage("left is -1, but must be 1 to 1000");
    GameRulesBuilder unknown =
        RunTimeGames.rules(new ChessGame()).royalty(Royalty.NONE).extinction(Extinction.of("X"));
    assertThatThrownBy(unknown::build)
        .hasMessage("no piece has the letter X that extinctions names");
  }
}
