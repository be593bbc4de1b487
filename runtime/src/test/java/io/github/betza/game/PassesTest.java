package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Promoting;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.game.Result.Reason;
import org.junit.jupiter.api.Test;

/** Moves that leave a piece where it is, in games whose rules count them. */
class PassesTest {
  /** It goes a step, or stays where it is. */
  private static final PieceMoves KING =
      HandMade.of(
          (board, from, moves) -> {
            stay(from, moves);
            step(board, from, moves);
          });

  private static void stay(int from, MoveList moves) {
    moves.quiet(from, from);
  }

  private static void step(Board board, int from, MoveList moves) {
    HandMade.KING.generate(board, from, 1, PieceMoves.ALL, moves);
  }

  private static GameRulesBuilder rules() {
    return GameRules.builder("passes", 4, 4, "k3/4/4/3K w").royal('K', "king", KING);
  }

  private static void assertPassed(Game game, boolean isOver) {
    assertThat(HandMade.names(game).isEmpty()).isEqualTo(isOver);
    assertThat(game.legalMoveCount() == 0).isEqualTo(isOver);
    assertThat(game.result(!isOver).reason()).isEqualTo(isOver ? Reason.PASSES : Reason.NONE);
  }

  @Test
  void twoOneAfterTheOther() {
    Game game = rules().passesEnd().build().play("k3/4/4/3K w - - 0 1");
    HandMade.play(game, "d1d1");
    assertPassed(game, false);
    Game copy = game.copy();
    HandMade.play(copy, "a4a4");
    assertPassed(copy, true);
    HandMade.play(game, "a4a3");
    HandMade.play(game, "d1d1");
    assertPassed(game, false);
    game.unmake();
    game.unmake();
    HandMade.play(game, "a4a4");
    assertPassed(game, true);
    assertThat(game.hash()).isEqualTo(copy.hash());
  }

  /** What an engine tries is no pass, and nothing was passed before it. */
  @Test
  void aNullMoveIsNone() {
    Game game = rules().passesEnd().build().play("k3/4/4/3K w - - 0 1");
    HandMade.play(game, "d1d1");
    game.makeNullMove();
    HandMade.play(game, "d1d1");
    assertPassed(game, false);
    game.unmake();
    game.unmake();
    game.makeNullMove();
    assertPassed(game, false);
    game.unmake();
    HandMade.play(game, "a4a4");
    assertPassed(game, true);
  }

  /** Who becomes something else where it stands has not passed. */
  @Test
  void aPromotionIsNone() {
    GameRules rules =
        GameRules.builder("passes", 4, 4, "k3/4/4/P2K w")
            .royal('K', "king", KING)
            .piece('P', "pawn", HandMade.of((board, from, moves) -> stay(from, moves)))
            .piece('S', "stone", HandMade.STONE)
            .promotion(2, "1", 3)
            .promoting(Promoting.CONTACT)
            .optional()
            .passesEnd()
            .build();
    Game game = rules.play("k3/4/4/P2K b - - 0 1");
    HandMade.play(game, "a4a4");
    HandMade.play(game, "a1a1s");
    assertPassed(game, false);
    assertThat(game.halfmoveClock()).isZero();
    HandMade.play(game, "a4a4");
    HandMade.play(game, "d1d1");
    assertPassed(game, true);
  }

  /** Where passes do not count they are moves like others, and positions repeat. */
  @Test
  void theyAreNoPartOfAPositionWhereNobodyCounts() {
    Game game = rules().build().play("k3/4/4/3K w - - 0 1");
    HandMade.play(game, "d1d1");
    HandMade.play(game, "a4a4");
    assertPassed(game, false);
    assertThat(game.repetitionCount()).isEqualTo(2);
    assertThat(game.halfmoveClock()).isEqualTo(2);
  }

  /** Kings that face each other are parted, or the game is drawn by a pass. */
  @Test
  void kingsThatFaceEachOther() {
    Game game = rules().bikjang().build().play("k3/4/4/K3 w - - 0 1");
    assertThat(HandMade.names(game)).containsExactlyInAnyOrder("a1a1", "a1b1", "a1b2");
    assertThat(game.legalMoveCount()).isEqualTo(3);
    HandMade.play(game, "a1a1");
    assertThat(HandMade.names(game)).isEmpty();
    assertThat(game.result(false).reason()).isEqualTo(Reason.FACING_ROYALS);
    game.unmake();
    HandMade.play(game, "a1b1");
    HandMade.play(game, "a4a4");
    assertThat(game.result(true).reason()).isEqualTo(Reason.NONE);
    HandMade.play(game, "b1b1");
    assertThat(HandMade.names(game)).isNotEmpty();
    HandMade.play(game, "a4b4");
    assertThat(game.result(true).reason()).as("to face a king is no pass").isEqualTo(Reason.NONE);
  }

  /** Who is in check as well may pass, too: the game is over then. */
  @Test
  void kingsThatFaceEachOtherInCheck() {
    GameRulesBuilder rules = rules().piece('M', "man", HandMade.KING).bikjang();
    Game game = rules.build().play("k3/4/4/Km2 w - - 0 1");
    assertThat(HandMade.names(game)).containsExactlyInAnyOrder("a1a1", "a1b1");
    HandMade.play(game, "a1a1");
    assertThat(HandMade.names(game)).isEmpty();
    assertThat(game.result(false).reason()).isEqualTo(Reason.FACING_ROYALS);
    game.unmake();
    Game checked = rules.build().play("1k2/4/4/Km2 w - - 0 1");
    assertThat(HandMade.names(checked)).as("in check alone").doesNotContain("a1a1");
  }
}
