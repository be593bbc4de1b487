package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.BareKing;
import io.github.betza.Royalty;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.Side;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;
import io.github.betza.model.Goal;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who has won, and why, where the rules ask for more than mate. */
class EndingsTest {
  private static GameRulesBuilder rules(String setup) {
    return GameRules.builder("endings", 4, 4, setup)
        .royal('K', "king", HandMade.KING)
        .piece('C', "commoner", HandMade.KING)
        .piece('S', "stone", HandMade.STONE);
  }

  private static void assertEnds(Game game, Ending ending, Reason reason) {
    boolean hasMoves = game.legalMoveCount() > 0;
    assertThat(HandMade.names(game)).hasSize(game.legalMoveCount());
    assertThat(game.result()).isSameAs(game.result(hasMoves));
    assertThat(game.result().isFinal()).isEqualTo(ending != Ending.NONE);
    assertThat(game.result(hasMoves).ending()).isEqualTo(ending);
    assertThat(game.result(hasMoves).reason()).isEqualTo(reason);
    assertThat(game.result().winner())
        .isEqualTo(
            switch (ending) {
              case WHITE_WINS -> OptionalInt.of(Side.WHITE);
              case BLACK_WINS -> OptionalInt.of(Side.BLACK);
              case NONE, DRAW -> OptionalInt.empty();
            });
  }

  /** Nobody moves any more where what is on the board has ended the game. */
  private static void assertEndsOnBoard(Game game, Ending ending, Reason reason) {
    boolean isOver = ending != Ending.NONE;
    assertEnds(game, ending, isOver ? reason : Reason.NONE);
    assertThat(game.legalMoveCount() == 0).isEqualTo(isOver);
  }

  /** Either side may have lost, whoever is to move, and nobody moves then. */
  @ParameterizedTest
  @CsvSource({
    "c3/4/4/C2K w, WHITE_WINS", "c3/4/4/C2K b, WHITE_WINS",
    "c2k/4/4/C3 w, BLACK_WINS", "c2k/4/4/C3 b, BLACK_WINS",
    "c2k/4/4/C2K w, NONE"
  })
  void whoHasLostTheLastRoyalPiece(String position, Ending ending) {
    GameRules rules = rules("c2k/4/4/C2K w").royalty(Royalty.LAST_CAPTURED).build();
    Game game = rules.play(position);
    boolean isOver = ending != Ending.NONE;
    assertThat(HandMade.names(game).isEmpty()).isEqualTo(isOver);
    assertEnds(game, ending, isOver ? Reason.ROYALS_CAPTURED : Reason.NONE);
  }

  /**
   * No move lets a king be captured, but a position may begin with one that can be: by a piece that
   * captures so only as long as it has not moved, which is not told of each.
   */
  @Test
  void aKingThatCouldBeCaptured() {
    GameRules rules =
        GameRules.builder("ends", 4, 4, "3k/C3/4/3K w")
            .royal('K', "king", HandMade.KING)
            .piece('C', "starter", HandMade.STARTER)
            .trait(Trait.INITIAL)
            .build();
    Game game = rules.play("k3/C3/4/3K w");
    assertEnds(game, Ending.NONE, Reason.NONE);
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    game.make(moves, game.find(moves, "a3a4"));
    assertEnds(game, Ending.WHITE_WINS, Reason.ROYALS_CAPTURED);
    game.unmake();
    assertEnds(game, Ending.NONE, Reason.NONE);
  }

  /** Who has had none has lost none. */
  @ParameterizedTest
  @CsvSource({"LAST_CAPTURED, ROYALS_CAPTURED", "KIND_EXTINCT, EXTINCTION"})
  void piecesThatASideNeverHad(Royalty royalty, Reason reason) {
    GameRules rules = rules("c3/4/4/C2K w").royalty(royalty).build();
    assertEnds(rules.play("c3/4/4/C2K b"), Ending.NONE, Reason.NONE);
    assertEnds(rules.play("c3/4/4/C3 b"), Ending.BLACK_WINS, reason);
  }

  /** Where royal pieces may be left attacked, a side without a move is not mated. */
  @ParameterizedTest
  @CsvSource({
    "CHECKMATE, WHITE_WINS, CHECKMATE",
    "NONE, DRAW, STALEMATE",
    "LAST_CAPTURED, DRAW, STALEMATE"
  })
  void sidesWithoutAMoveThatAreAttacked(Royalty royalty, Ending ending, Reason reason) {
    GameRules rules =
        GameRules.builder("stuck", 4, 4, "k3/4/4/C2K w")
            .royal('K', "king", HandMade.STONE)
            .piece('C', "commoner", HandMade.KING)
            .royalty(royalty)
            .build();
    Game game = rules.play("k3/1C2/4/3K b");
    assertThat(game.inCheck()).isTrue();
    assertEnds(game, ending, reason);
  }

  @Test
  void onlyWhoMayNotBeLeftAttackedMustAnswer() {
    String fen = "k3/1C2/4/3K b - - 0 1";
    Game free = rules("k3/4/4/C2K w").royalty(Royalty.NONE).build().play(fen);
    free.makeNullMove();
    assertThat(free.side()).isZero();
    Game mated = rules("k3/4/4/C2K w").build().play(fen);
    assertThatThrownBy(mated::makeNullMove)
        .isInstanceOf(AssertionError.class)
        .hasMessage("a side in check cannot pass the turn");
    assertThat(mated.fen()).isEqualTo(fen);
  }

  @ParameterizedTest
  @CsvSource({"K2k/4/4/C3 b, WHITE_WINS", "K2k/4/4/C3 w, WHITE_WINS", "3k/4/4/CK2 w, NONE"})
  void goalsThatEitherSideHasReached(String position, Ending ending) {
    GameRules rules = rules("3k/4/4/CK2 w").goal(Goal.of("K", "a4")).build();
    assertEndsOnBoard(rules.play(position), ending, Reason.GOAL);
  }

  /** Several royal pieces are no other pieces, and a single one that is not royal is one. */
  @ParameterizedTest
  @CsvSource({
    "LOSES, kk2/4/4/SK2 w, WHITE_WINS",
    "LOSES, kk2/4/4/SK2 b, WHITE_WINS",
    "LOSES, kk2/4/4/KK2 w, DRAW",
    "LOSES, kc2/4/4/SK2 w, NONE",
    "LOSES_UNLESS_ANSWERED, kk2/4/4/SK2 w, WHITE_WINS",
    "LOSES_UNLESS_ANSWERED, kk2/4/4/SK2 b, NONE",
    "LOSES_UNLESS_ANSWERED, kk2/4/4/KK2 b, DRAW",
    "PLAYS_ON, kk2/4/4/SK2 w, NONE"
  })
  void bareKings(BareKing rule, String position, Ending ending) {
    GameRules rules = rules("kkcs/4/4/SCKK w").bareKing(rule).build();
    assertEndsOnBoard(rules.play(position), ending, Reason.BARE_KING);
  }
}
