package io.github.betza.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.BareKing;
import io.github.betza.Royalty;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;
import io.github.betza.model.Goal;
import io.github.betza.samples.chess.Chess_KingMoves;
import io.github.betza.samples.chess.Chess_KnightMoves;
import io.github.betza.samples.chess.Chess_RookMoves;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules besides the movement of pieces. */
class GameTest {
  private static Game at(String name, String fen) {
    return Games.find(name, fen).orElseThrow();
  }

  private static MoveList legal(Game game) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    return moves;
  }

  private static Set<String> names(Game game) {
    MoveList moves = legal(game);
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < moves.size(); i++) {
      names.add(game.text(moves, i));
    }
    return names;
  }

  private static void play(Game game, String... texts) {
    for (String text : texts) {
      MoveList moves = legal(game);
      int index = game.find(moves, text);
      assertThat(index).as(text).isNotNegative();
      game.make(moves, index);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          chess | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | NONE | NONE
          chess | 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 | WHITE_WINS | CHECKMATE
          chess | 7k/8/6QK/8/8/8/8/8 b - - 0 1 | DRAW | STALEMATE
          shatranj | k7/2R5/1R6/8/8/8/8/K7 b - - 0 1 | WHITE_WINS | STALEMATE
          shatranj | k7/8/8/8/8/8/7R/K7 w - - 0 1 | WHITE_WINS | BARE_KING
          shatranj | k7/8/8/8/8/8/7R/K7 b - - 0 1 | NONE | NONE
          shatranj | k7/8/8/8/8/8/8/K7 b - - 0 1 | DRAW | BARE_KING
          xiangqi | 3k5/5R3/9/9/9/9/9/9/9/4K4 b - - 0 1 | WHITE_WINS | STALEMATE
          checkers | 8/8/8/8/8/m7/1M6/2M5 b - - 0 1 | WHITE_WINS | STALEMATE
          chu | 12/12/12/12/12/12/12/12/12/12/12/K11 b - - 0 1 | WHITE_WINS | ROYALS_CAPTURED
          """)
  void endsAsTheRulesSay(String name, String fen, Ending ending, Reason reason) {
    Game game = at(name, fen);
    boolean hasMoves = legal(game).size() > 0;
    assertThat(game.result(hasMoves).ending()).isEqualTo(ending);
    assertThat(game.result(hasMoves).reason()).isEqualTo(reason);
  }

  /** A hole is no hurdle, however the position is written. */
  @Test
  void blanksInFrontOfAPositionDoNotMatter() {
    String fen = "5k3/9/9/9/9/9/9/4r4/4*4/3KC4 w - - 0 1";
    assertThat(names(at("xiangqi", "  " + fen)))
        .isEqualTo(names(at("xiangqi", fen)))
        .doesNotContain("e1e3");
  }

  private static GameRulesBuilder knights() {
    return GameRules.builder("knights", 4, 4, "n2k/4/4/K2N")
        .royal('K', "king", Chess_KingMoves.INSTANCE)
        .piece('N', "knight", Chess_KnightMoves.INSTANCE);
  }

  @Test
  void aPositionThatOccursForTheThirdTimeDraws() {
    Game game = knights().repetitions(3).build().play("n2k/4/4/K2N w - - 0 1");
    String[] round = {"d1c3", "a4b2", "c3d1", "b2a4"};
    play(game, round);
    assertThat(game.result(true).ending()).isEqualTo(Ending.NONE);
    play(game, round);
    assertThat(game.result(true).ending()).isEqualTo(Ending.DRAW);
    assertThat(game.result(true).reason()).isEqualTo(Reason.REPETITION);
    game.unmake();
    assertThat(game.result(true).ending()).isEqualTo(Ending.NONE);
    assertThat(game.result(true).reason()).isEqualTo(Reason.NONE);
  }

  @Test
  void tooManyMovesWithoutAChangeDraw() {
    GameRules rules = knights().moveLimit(2).build();
    Game game = rules.play("n2k/4/4/K2N w - - 0 1");
    play(game, "d1c3", "a4b2", "c3d1");
    assertThat(game.result(true).ending()).isEqualTo(Ending.NONE);
    play(game, "b2a4");
    assertThat(game.result(true).ending()).isEqualTo(Ending.DRAW);
    assertThat(game.result(true).reason()).isEqualTo(Reason.MOVE_LIMIT);
    assertThat(rules.play("n2k/4/4/K2N b - - 4 9").result(true).ending()).isEqualTo(Ending.DRAW);
  }

  @Test
  void aGoalWinsForTheSideThatComesThere() {
    GameRules rules = knights().goal(Goal.of("K", "4")).build();
    assertThat(rules.play("n1K1/4/4/3k b - - 0 1").result(true).ending())
        .isEqualTo(Ending.WHITE_WINS);
    assertThat(rules.play("n1K1/4/4/3k b - - 0 1").result(true).reason()).isEqualTo(Reason.GOAL);
    assertThat(rules.play("n2K/4/4/k3 b - - 0 1").result(true).ending())
        .as("both are there, but White has just moved")
        .isEqualTo(Ending.WHITE_WINS);
    assertThat(rules.play("n2k/4/4/K2N w - - 0 1").result(true).ending()).isEqualTo(Ending.NONE);
  }

  @ParameterizedTest
  @CsvSource({"LOSES, BLACK_WINS", "LOSES_UNLESS_ANSWERED, NONE", "PLAYS_ON, NONE"})
  void aBareKingFaresAsTheRulesSay(BareKing rule, Ending ending) {
    Game game = knights().bareKing(rule).build().play("n2k/4/4/K3 w - - 0 1");
    assertThat(game.result(true).ending()).isEqualTo(ending);
  }

  @Test
  void generalsThatFaceEachOtherArePartedInJanggiOrTheGameIsDrawn() {
    Game game = at("janggi", "3ak4/9/9/9/9/9/9/9/9/3AK3R w - - 0 1");
    assertThat(names(game)).contains("e1f1", "e1e1").doesNotContain("e1e2", "i1i2", "d1d2");
    play(game, "e1e1");
    assertThat(legal(game).size()).isZero();
    assertThat(game.result(false).ending()).isEqualTo(Ending.DRAW);
    assertThat(game.result(false).reason()).isEqualTo(Reason.FACING_ROYALS);
    game.unmake();
    play(game, "e1f1");
    assertThat(game.result(legal(game).size() > 0).ending()).isEqualTo(Ending.NONE);
  }

  /** The pass ends the game before the chariot takes the general. */
  @Test
  void aPassAnswersGeneralsThatFaceEachOtherInCheckAsWell() {
    Game game = at("janggi", "4k4/9/9/9/9/9/9/9/9/r3K4 w - - 0 1");
    assertThat(game.inCheck()).isTrue();
    assertThat(names(game)).containsExactly("e1e1");
  }

  @Test
  void twoPassesEndAGameOfJanggi() {
    Game game = at("janggi", null);
    play(game, "e2e2", "a7a6", "e2e2");
    assertThat(legal(game).size()).isPositive();
    play(game, "e9e9");
    assertThat(legal(game).size()).isZero();
    assertThat(game.result(false).ending()).isEqualTo(Ending.DRAW);
    assertThat(game.result(false).reason()).isEqualTo(Reason.PASSES);
  }

  @Test
  void piecesMoveAlongTheDiagonalsOfThePalaceOnly() {
    Game game = at("janggi", "9/4k4/9/9/9/9/9/5R3/4A4/3K5 w - - 0 1");
    assertThat(names(game)).contains("e2f1", "e2d3").doesNotContain("f3e2", "f3d1", "f3g4", "f3e4");
    Game free = at("janggi", "9/4k4/9/9/9/9/9/5R3/3K5/9 w - - 0 1");
    assertThat(names(free)).contains("f3e2", "f3d1", "d2e2").doesNotContain("d2e1", "d2e3", "f3g2");
  }

  @Test
  void cannonsNeitherJumpOverCannonsNorTakeThem() {
    Game over = at("janggi", "9/4k4/9/9/9/r8/9/9/C8/C2K5 w - - 0 1");
    assertThat(names(over)).doesNotContain("a1a3", "a1a5", "a2a3");
    Game taken = at("janggi", "9/4k4/9/9/c8/9/P8/9/C8/3K5 w - - 0 1");
    assertThat(names(taken)).contains("a2a5").doesNotContain("a2a6", "a2a7");
  }

  @Test
  void aPromotedFormHasAPlus() {
    String start = "k11/12/12/12/2P9/12/12/12/12/12/12/K11 w - - 0 1";
    Game game = at("chu", start);
    assertThat(names(game)).contains("c8c9+", "c8c9");
    play(game, "c8c9+");
    assertThat(game.fen()).startsWith("k11/12/12/2+P9/12/");
    assertThat(at("chu", game.fen()).fen()).isEqualTo(game.fen());
    game.unmake();
    assertThat(game.fen()).isEqualTo(start);
  }

  @Test
  void piecesOfChuShogiPromoteByEnteringOrCapturing() {
    assertThat(names(at("chu", "k11/12/2G9/12/12/12/12/12/12/12/12/K11 w - - 0 1")))
        .contains("c10c11")
        .doesNotContain("c10c11+", "c10c9+");
    assertThat(names(at("chu", "k11/12/2G9/2p9/12/12/12/12/12/12/12/K11 w - - 0 1")))
        .contains("c10c9+", "c10c9");
    assertThat(names(at("chu", "k11/2P9/12/12/12/12/12/12/12/12/12/K11 w - - 0 1")))
        .contains("c11c12+", "c11c12");
  }

  @Test
  void onlyCapturesEndAtTheEdgeInRococo() {
    assertThat(names(at("rococo", "10/10/4k5/10/10/10/10/1K8/10/10 w - - 0 1")))
        .contains("b3b2", "b3c3")
        .doesNotContain("b3a3");
    assertThat(names(at("rococo", "10/10/4k5/10/10/10/10/pK8/10/10 w - - 0 1"))).contains("b3a3");
  }

  @Test
  void theGeneralsMayNotFaceEachOther() {
    // Neither may the chariot leave the file, nor the general step on to the other's.
    assertThat(names(at("xiangqi", "4k4/9/9/9/4r4/9/9/4R4/9/4K4 w - - 0 1")))
        .contains("e3e6", "e3e4", "e1d1")
        .doesNotContain("e3d3");
    assertThat(names(at("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1"))).containsExactly("d1d2");
  }

  @Test
  void theRiverAndThePalaceConfine() {
    assertThat(names(at("xiangqi", "3k5/9/9/9/2P6/2B6/9/9/9/4KA3 w - - 0 1")))
        .contains("c6b6", "c6d6", "c5a3", "f1e2")
        .doesNotContain("c5a7", "c5e7", "f1g2");
    assertThat(names(at("xiangqi", "3k5/9/9/9/9/9/2P6/9/9/4K4 w - - 0 1")))
        .contains("c4c5")
        .doesNotContain("c4b4", "c4d4");
  }

  @Test
  void movesHaveTheirTextOfTheProtocol() {
    Game castling = at("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assertThat(names(castling)).contains("e1g1", "e1c1");
    Game passing = at("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assertThat(names(passing)).contains("e5d6");
    Game promoting = at("chess", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(names(promoting)).contains("a7a8q", "a7a8n").doesNotContain("a7a8");
  }

  @Test
  void piecesTakenOnTheWayAreNamed() {
    Game game = at("checkers", "8/8/3m4/8/1m6/M7/8/8 w - - 0 1");
    assertThat(names(game)).containsExactly("a3b4d6e7");
    assertThat(game.find(legal(game), "a3e7")).isZero();
    play(game, "a3b4d6e7");
    assertThat(game.fen()).isEqualTo("8/4M3/8/8/8/8/8/8 b - - 0 1");
  }

  @Test
  void pawnsOfGrandChessPromoteToWhatHasBeenLost() {
    String none = "r8r/1nbqkcabn1/2P7/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1";
    assertThat(names(at("grand", none)).stream().filter(text -> text.startsWith("c8")))
        .containsExactlyInAnyOrder("c8b9", "c8d9");
    String queen = "k9/2P7/10/10/10/10/10/10/4K5/1R8 w - - 0 1";
    assertThat(names(at("grand", queen)).stream().filter(text -> text.startsWith("c9")))
        .containsExactlyInAnyOrder("c9c10q", "c9c10a", "c9c10c", "c9c10r", "c9c10b", "c9c10n");
  }

  @Test
  void theFenTellsClocksAndRights() {
    Game game = at("chess", null);
    play(game, "e2e4", "e7e5", "e1e2", "g8f6", "h2h4");
    assertThat(game.fen())
        .isEqualTo("rnbqkb1r/pppp1ppp/5n2/4p3/4P2P/8/PPPPKPP1/RNBQ1BNR b kq h3 0 3");
    game.unmake();
    assertThat(game.halfmoveClock()).isEqualTo(2);
    assertThat(game.moveNumber()).isEqualTo(3);
  }

  @Test
  void aPieceThatPassesDiagonallyIsNamedInTheFen() {
    Game game = at("berolina", null);
    play(game, "a2c4");
    assertThat(game.fen()).contains(" b KQkq b3c4 ");
    assertThat(at("berolina", game.fen()).fen()).isEqualTo(game.fen());
  }

  @Test
  void theSideThatLosesAKindHasLost() {
    String setup = "nk1/3/1KN";
    GameRules rules =
        GameRules.builder("extinction", 3, 3, setup)
            .piece('K', "king", Chess_KingMoves.INSTANCE)
            .piece('N', "knight", Chess_KnightMoves.INSTANCE)
            .royalty(Royalty.KIND_EXTINCT)
            .build();
    Game game = rules.play("1k1/2N/nK1 w - - 0 1");
    MoveList moves = legal(game);
    game.make(moves, game.find(moves, "b1a1"));
    assertThat(legal(game).size()).isZero();
    assertThat(game.result(false).ending()).isEqualTo(Ending.WHITE_WINS);
    assertThat(game.result(false).reason()).isEqualTo(Reason.EXTINCTION);
  }

  @Test
  void severalRoyalPiecesAreAllSafe() {
    GameRules rules =
        GameRules.builder("two kings", 4, 3, "k1k1/4/K1K1")
            .royal('K', "king", Chess_KingMoves.INSTANCE)
            .piece('R', "rook", Chess_RookMoves.INSTANCE)
            .build();
    Game game = rules.play("k2k/4/K1Kr w - - 0 1");
    // Wherever else the attacked king goes, the rook attacks the one behind it.
    assertThat(game.inCheck()).isTrue();
    assertThat(names(game)).containsExactly("c1d1");
  }

  @Test
  void quietMovesAreForbiddenWhereACaptureIsADuty() {
    MoveList moves = legal(at("checkers", "8/8/8/8/1m6/M3M3/8/8 w - - 0 1"));
    assertThat(moves.size()).isEqualTo(1);
    assertThat(Move.isCapture(moves.get(0))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          xiangqi | 9/9/9/9/4k4/9/9/9/9/4K4 w | the General on e6 is outside its zone, which is turned by 180 degrees for Black
          shatranj | k7/8/8/8/8/8/8/K6p w | the Pawn on h1 must have promoted there
          chess | k7/8/8/8/8/8/8/K7 w - - 3+3 0 1 | a FEN has 6 fields, not 7
          chess | 8/8/8/8/8/8/8/K7 w | Black has one royal piece when a game begins, but here 0
          berolina | k7/8/8/8/2P5/8/8/K7 b - b3b4 | no piece has passed over b3b4
          """)
  void positionsThatCannotBeAreRefused(String name, String fen, String message) {
    assertThatThrownBy(() -> at(name, fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage(message);
  }
}
