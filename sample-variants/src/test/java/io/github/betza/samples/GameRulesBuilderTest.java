package io.github.betza.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Royalty;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.game.Result.Ending;
import io.github.betza.model.AttackPath;
import io.github.betza.model.Blast;
import io.github.betza.model.Castling;
import io.github.betza.model.Goal;
import io.github.betza.samples.chess.Chess_KingMoves;
import io.github.betza.samples.chess.Chess_KnightMoves;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Rules that cannot be meant are refused, and great numbers are no small ones. */
class GameRulesBuilderTest {
  private static GameRulesBuilder knights() {
    return GameRules.builder("knights", 4, 4, "n2k/4/4/K2N")
        .royal('K', "king", Chess_KingMoves.INSTANCE)
        .piece('N', "knight", Chess_KnightMoves.INSTANCE);
  }

  private static void refused(UnaryOperator<GameRulesBuilder> rule, String message) {
    assertThatThrownBy(() -> rule.apply(knights()).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void kindsThatNoPieceHas() {
    refused(rules -> rules.promotion(3, "4", 1), "there is no kind 3");
    refused(rules -> rules.promotion(2, "4", 1, 99), "there is no kind 99");
    refused(rules -> rules.zone(0, "1-2"), "there is no kind 0");
    refused(rules -> rules.captureZone(-1, "1-2"), "there is no kind -1");
    refused(rules -> rules.blocker(1, 3), "there is no kind 3");
    refused(rules -> rules.extra("1", Chess_KnightMoves.INSTANCE, 3), "there is no kind 3");
    refused(rules -> rules.enPassant(3), "there is no kind 3");
  }

  @Test
  void goals() {
    Goal goal = Goal.of("N", "4");
    refused(rules -> rules.goal(Goal.of("NX", "4")), "no piece has the letter X that goals names");
    refused(rules -> rules.goal(goal.with(Goal.COUNT, 0)), "count is 0, but must be 1 to 1000");
    refused(
        rules -> rules.goal(goal.with(Goal.LINE, 3).with(Goal.COUNT, 2)),
        "a goal with line cannot have count as well");
    refused(
        rules -> rules.goal(goal.with(Goal.BLOCK, 2).with(Goal.SAFE, true)),
        "a goal with block cannot have safe as well");
    refused(
        rules -> rules.goal(goal.with(Goal.ORTHOGONAL, true)),
        "a goal without line cannot have orthogonal");
    refused(rules -> rules.goal(goal.with(Goal.LINE, 1)), "line is 1, but must be 2 to 36");
  }

  @Test
  void theLastRoyalPieceAlone() {
    refused(
        rules -> rules.royalty(Royalty.LAST_CHECKMATED).blast(new Blast("", "", "")),
        "blasts are not supported where only the last royal piece is protected");
  }

  /** They would be the same move twice, or a move that a piece has lost without a word. */
  @Test
  void promotionsToNothingNew() {
    refused(rules -> rules.promotion(2, "4"), "kind 2 promotes to nothing");
    refused(rules -> rules.promotion(2, "4", 1, 2).optional(), "kind 2 promotes to itself");
    refused(rules -> rules.promotion(2, "4", 1, 1), "kind 2 promotes to another twice");
  }

  @Test
  void howToPromoteBeforeAPromotion() {
    assertThatThrownBy(() -> knights().optional())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no promotion has been added");
  }

  /** Whether both confine the kind, or either does, would be a guess. */
  @Test
  void twoZones() {
    refused(rules -> rules.zone(2, "1-2").zone(2, "4"), "a kind is confined twice");
    Blast blast = new Blast("", "", "");
    refused(rules -> rules.blast(blast).blast(blast), "captures of K blast by two rules");
    assertThat(knights().zone(1, "1-4").zone(2, "1-4").build().name()).isEqualTo("knights");
  }

  @Test
  void castlingThatCannotBe() {
    Castling castling = new Castling("K", "N", "bd", "cc");
    refused(rules -> rules.castling(castling), "K castles by its moves already");
    GameRulesBuilder twice =
        GameRules.builder("knights", 4, 4, "n2k/4/4/K2N")
            .royal('K', "king", Chess_KnightMoves.INSTANCE)
            .piece('N', "knight", Chess_KnightMoves.INSTANCE)
            .castling(castling)
            .castling(castling);
    assertThatThrownBy(twice::build).hasMessage("K castles by two rules");
    refused(
        rules -> rules.castling(new Castling("N", "K", "bd", "cc")), "N castles, but is not royal");
    refused(
        rules -> rules.castling(new Castling("K", "N", "bz", "cc")),
        "to is 'bz', but must be two files of the board, as in cg");
    refused(
        rules -> rules.castling(new Castling("K", "X", "bd", "cc")),
        "no piece has the letter X that castlings names");
  }

  @Test
  void setupsThatCannotBe() {
    assertThatThrownBy(() -> knights().zone(2, "1").zone(1, "2-4").build())
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("the king on a1 is outside its zone");
    assertThatThrownBy(() -> knights().promotion(2, "1", 1).build())
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("the knight on d1 must have promoted there");
  }

  @Test
  void linesOfExtraMovesThatThereAreNot() {
    AttackPath step = AttackPath.leap(0, 1);
    refused(rules -> rules.extraAttacks(7, step), "there are no extra squares 7");
    refused(rules -> leap(rules).extraAttacks(1, step), "there are no extra squares 1");
    refused(rules -> leap(rules).extraAttacks(-1, step), "there are no extra squares -1");
  }

  private static GameRulesBuilder leap(GameRulesBuilder rules) {
    return rules.extra("1", Chess_KnightMoves.INSTANCE, 1);
  }

  @Test
  void whatIsSaidOfNoPiece() {
    GameRulesBuilder rules = GameRules.builder("nothing", 4, 4, "4/4/4/4");
    assertThatThrownBy(() -> rules.trait(Trait.INITIAL))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no piece has been added");
  }

  @Test
  void numbers() {
    refused(rules -> rules.repetitions(1), "repetitions is 1, but must be 2 to 1000");
    refused(rules -> rules.moveLimit(-5), "moveLimit is -5, but must be 1 to 1000");
    Game endless = knights().moveLimit(1000).build().play("n2k/4/4/K2N");
    assertThat(endless.result(true).ending()).isEqualTo(Ending.NONE);
  }

  @Test
  void aGameWritesNoMoveCountThatItDoesNotRead() {
    Game game = knights().build().play("n2k/4/4/K2N w - - 999999999 999999999");
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    game.make(moves, game.find(moves, "d1c3"));
    assertThat(game.fen()).isEqualTo("n2k/2N1/4/K3 b - - 999999999 999999999");
    assertThat(game.rules().play(game.fen()).fen()).isEqualTo(game.fen());
    assertThatThrownBy(() -> game.rules().play("n2k/4/4/K2N w - - 1000000000 1"))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("a move count is a number of at most 9 digits, not '1000000000'");
    assertThatThrownBy(() -> game.text(moves, moves.size()))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
