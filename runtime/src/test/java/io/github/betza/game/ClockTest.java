package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Effect;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves.Trait;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What restarts the count of plies, and what goes with a move that is taken back. */
class ClockTest {
  private static Game game(boolean cellsOnly, String fen) {
    GameRulesBuilder rules =
        GameRules.builder("clock", 4, 4, "k3/4/4/XP1K w")
            .royal('K', "king", HandMade.KING)
            .piece('X', "changer", HandMade.of(ClockTest::change))
            .trait(Trait.DISPLACING)
            .trait(Trait.DISTANT)
            .piece('P', "pawn", HandMade.of((board, from, moves) -> up(board, from, moves)))
            .piece('Q', "stone", HandMade.STONE)
            .promotion(3, "4", 4);
    return (cellsOnly ? rules.cellsOnly().build() : rules.build()).play(fen);
  }

  private static void up(Board board, int from, MoveList moves) {
    HandMade.leap(board, from, 0, 1, moves);
  }

  /** It goes up; to the right it takes an own piece, changes places with an enemy or puts it up. */
  private static void change(Board board, int from, MoveList moves) {
    up(board, from, moves);
    int right = board.geometry().step(from, 1, 0);
    int corner = board.geometry().step(from, 1, 1);
    if (HandMade.isEnemy(board, from, right)) {
      HandMade.special(from, right, Effect.of(Effect.SWAP, right, from), false, moves);
      HandMade.special(from, right, Effect.of(Effect.UNLOAD, right, corner), true, moves);
    } else {
      moves.quiet(from, right);
      HandMade.special(from, corner, Effect.of(Effect.REMOVE, right), false, moves);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "k3/4/4/XQ1K w, a1a2, 8, nothing is taken",
    "k3/4/4/Xq1K w, a1b1@a1, 8, two pieces change places",
    "k3/4/4/Xq1K w, a1b1@b2, 0, what is captured is put elsewhere",
    "k3/4/4/XQ1K w, a1b1, 0, an own piece is captured",
    "k3/4/4/XQ1K w, a1b1b2, 0, an own piece is removed on the way",
    "k3/4/4/2qK w, d1c1, 0, an enemy is captured",
    "k3/4/4/P2K w, a1a2, 0, a piece that promotes moves"
  })
  void whatRestartsTheClock(String position, String move, int clock, String why) {
    for (boolean cellsOnly : new boolean[] {false, true}) {
      Game game = game(cellsOnly, position + " - - 7 3");
      String fen = game.fen();
      long hash = game.hash();
      HandMade.play(game, move);
      assertThat(game.halfmoveClock()).as(why).isEqualTo(clock);
      assertThat(game.fen()).endsWith(" " + clock + " 3");
      assertThat(game(cellsOnly, game.fen()).hash()).isEqualTo(game.hash());
      game.unmake();
      assertThat(game.fen()).isEqualTo(fen);
      assertThat(game.hash()).isEqualTo(hash);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aNullMoveIsAPly(boolean cellsOnly) {
    Game game = game(cellsOnly, "k3/4/4/XQ1K b - - 7 3");
    game.makeNullMove();
    assertThat(game.fen()).isEqualTo("k3/4/4/XQ1K w - - 8 4");
    assertThat(game.hash()).isEqualTo(game(cellsOnly, game.fen()).hash());
    game.unmake();
    assertThat(game.fen()).isEqualTo("k3/4/4/XQ1K b - - 7 3");
  }

  /** It captures beside it, and puts what it has captured where it came from. */
  private static void lift(Board board, int from, MoveList moves) {
    for (int files = -1; files <= 1; files += 2) {
      int beside = board.geometry().step(from, files, 0);
      if (HandMade.isEnemy(board, from, beside)) {
        HandMade.special(from, beside, Effect.of(Effect.UNLOAD, beside, from), true, moves);
      }
    }
  }

  /** A capture whose victim stays on the board may lead to a position that has been there. */
  @Test
  void aPositionIsFoundAgainBeforeCapturesThatPutTheirVictimsDown() {
    Game game =
        GameRules.builder("lift", 4, 4, "k3/4/4/Xq1K w - - 0 1")
            .royal('K', "king", HandMade.KING)
            .piece('X', "lifter", HandMade.of(ClockTest::lift))
            .trait(Trait.DISPLACING)
            .piece('Q', "stone", HandMade.STONE)
            .build()
            .play("k3/4/4/Xq1K w - - 0 1");
    for (String move : List.of("a1b1", "a4b4", "b1a1", "b4a4")) {
      assertThat(game.repetitionCount()).isEqualTo(1);
      HandMade.play(game, move);
    }
    assertThat(game.repetitionCount()).isEqualTo(2);
  }

  /** A side that moves back and forth has its position again, but not over a null move. */
  @Test
  void nullMovesLeadToNoPositionAgain() {
    Game game = game(false, "k3/4/4/3K w - - 0 1");
    HandMade.play(game, "d1c1");
    HandMade.play(game, "a4b4");
    HandMade.play(game, "c1d1");
    HandMade.play(game, "b4a4");
    assertThat(game.repetitionCount()).isEqualTo(2);
    game.makeNullMove();
    game.makeNullMove();
    assertThat(game.repetitionCount()).isEqualTo(1);
    assertThat(game.copy().halfmoveClock()).isEqualTo(6);
    assertThat(game.copy().moveNumber()).isEqualTo(4);
    game.unmake();
    game.unmake();
    assertThat(game.repetitionCount()).isEqualTo(2);
  }
}
