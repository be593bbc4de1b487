package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rights to capture en passant that pieces grant and use whose moves are written by hand. */
class HandMadeRightsTest {
  /** It runs one or two squares forward, and captures on the squares that another has passed. */
  private static void run(Board board, int from, MoveList moves) {
    Geometry geometry = board.geometry();
    int forward = Cell.side(board.get(from)) == Side.WHITE ? 1 : -1;
    int one = geometry.step(from, 0, forward);
    if (one != Geometry.OFF && board.get(one) == Cell.EMPTY) {
      moves.quiet(from, one);
      int two = geometry.step(from, 0, 2 * forward);
      if (two != Geometry.OFF && board.get(two) == Cell.EMPTY) {
        int grant = Effect.of(Effect.GRANT_EN_PASSANT, one);
        HandMade.special(from, two, grant, false, moves);
      }
    }
    for (int side = -1; side <= 1; side += 2) {
      int to = geometry.step(from, side, forward);
      int victim = to == Geometry.OFF ? Geometry.OFF : board.enPassantVictim(to);
      if (victim != Geometry.OFF) {
        HandMade.special(from, to, Effect.of(Effect.REMOVE, victim), true, moves);
      }
    }
  }

  private static Game game(boolean cellsOnly, String fen) {
    GameRulesBuilder rules =
        GameRules.builder("runners", 5, 6, "k4/1r3/5/5/R4/4K w - - 0 1")
            .royal('K', "king", HandMade.KING)
            .piece('R', "runner", HandMade.of(HandMadeRightsTest::run))
            .repetitions(3);
    return (cellsOnly ? rules.cellsOnly() : rules).build().play(fen);
  }

  @ParameterizedTest
  @CsvSource({
    "k4/5/1r3/5/R4/4K w - - 0 1, true, true",
    "k4/5/1r3/5/R4/4K w - - 0 1, false, true",
    "k4/1r3/5/5/R4/4K w - - 0 1, true, false",
    "k4/1r3/5/5/R4/4K w - - 0 1, false, false"
  })
  void aRightCountsIfSomeRunnerCouldUseIt(String fen, boolean cellsOnly, boolean isUsed) {
    Game game = game(cellsOnly, fen);
    long before = game.hash();
    HandMade.play(game, "a2a4");
    assertThat(game.board().enPassantVictim()).isNotEqualTo(Geometry.OFF);
    assertThat(game(cellsOnly, game.fen()).hash()).isEqualTo(game.hash());
    Game without = game(cellsOnly, game.fen().replace(" a3 ", " - "));
    assertThat(without.hash() != game.hash()).isEqualTo(isUsed);
    assertThat(HandMade.names(game).contains("b4a3")).isEqualTo(isUsed);
    game.unmake();
    assertThat(game.hash()).isEqualTo(before);
  }

  @Test
  void aRightThatNoRunnerCouldUseIsRepeated() {
    Game game = game(false, "k4/1r3/5/5/R4/4K w - - 0 1");
    HandMade.play(game, "a2a4");
    for (int round = 0; round < 2; round++) {
      assertThat(game.result().isFinal()).isFalse();
      for (String move : new String[] {"a6b6", "e1d1", "b6a6", "d1e1"}) {
        HandMade.play(game, move);
      }
    }
    assertThat(game.repetitionCount()).isEqualTo(3);
    assertThat(game.result().reason()).isEqualTo(Result.Reason.REPETITION);
  }
}
