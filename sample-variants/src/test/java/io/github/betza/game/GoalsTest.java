package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.model.Goal;
import io.github.betza.samples.chess.ChessGame;
import io.github.betza.samples.crazyhouse.CrazyhouseGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Goals that are answered, that must be safe, that need several pieces, or differ for Black. */
class GoalsTest {
  private static final Goal RACE =
      Goal.of("K", "8").with(Goal.BLACK, "8").with(Goal.ANSWERED, true);

  private static GameRulesBuilder chess(Goal... goals) {
    GameRulesBuilder rules = RunTimeGames.rules(new ChessGame());
    List.of(goals).forEach(rules::goal);
    return rules;
  }

  /** Returns a game with sets of bits and without. */
  private static List<Game> forms(GameRulesBuilder rules, String fen) {
    return List.of(rules.build().play(fen), rules.cellsOnly().build().play(fen));
  }

  private static void assertResult(GameRulesBuilder rules, String fen, String moves, String end) {
    for (Game game : forms(rules, fen)) {
      for (String move : moves.split(" ", -1)) {
        assertThat(game.result()).hasToString("NONE");
        game.make(game.move(move));
      }
      assertThat(game.result()).hasToString(end);
      assertThat(game.legalMoves().isEmpty()).isEqualTo(game.result().isFinal());
    }
  }

  /** Counts of Fairy-Stockfish for racing kings. */
  @ParameterizedTest
  @CsvSource({
    "8/k6K/8/8/8/8/8/8 w - - 0 1, 1, 5",
    "8/k6K/8/8/8/8/8/8 w - - 0 1, 2, 25",
    "8/k6K/8/8/8/8/8/8 w - - 0 1, 3, 63",
    "8/k6K/8/8/8/8/8/8 w - - 0 1, 4, 402",
    "8/8/6R1/8/8/6r1/k1bnNBRK/qrbnNB1Q w - - 4 3, 3, 35303"
  })
  void raceCountsAsTheEngineDoes(String fen, int depth, long nodes) {
    for (Game game : forms(chess(RACE).checksForbidden(), fen)) {
      assertThat(Perft.count(game, depth)).isEqualTo(nodes);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/k6K/8/8/8/8/8/8 w - - 0 1 | h7h8 | NONE
          8/k6K/8/8/8/8/8/8 w - - 0 1 | h7h8 a7b8 | DRAW by GOAL
          8/k6K/8/8/8/8/8/8 w - - 0 1 | h7h8 a7a6 | WHITE_WINS by GOAL
          8/7K/k7/8/8/8/8/8 w - - 0 1 | h7h8 | WHITE_WINS by GOAL
          8/k6K/8/8/8/8/8/6R1 w - - 0 1 | g1g8 a7a6 h7h8 | WHITE_WINS by GOAL
          R7/7K/k7/8/8/8/8/8 b - - 0 1 | a6b7 h7h6 b7a8 | BLACK_WINS by GOAL
          """)
  void aRaceEndsOnceNoAnswerChangesIt(String fen, String moves, String end) {
    assertResult(chess(RACE), fen, moves, end);
  }

  /** Jeson Mor: a knight on e5 wins if it is not captured at once. */
  @ParameterizedTest
  @CsvSource({
    "nnnnnnnnn/9/9/9/9/9/9/9/NNNNNNNNN w - - 0 1, 4, 868624",
    "nnn1n4/9/4n2nn/9/1N2n2N1/3n2N2/6NN1/6NN1/2N5N b - - 29 15, 1, 0",
    "nn1n2n2/n1n6/1N7/9/7n1/3n2Nn1/NN7/3N5/4N3N w - - 4 24, 3, 44062",
    "nn1nn1nn1/n5nn1/9/9/9/9/9/5N3/NNN1NNNNN w - - 6 4, 3, 28923"
  })
  void knightsThatMayBeCapturedMustStay(String fen, int depth, long nodes) {
    GameRules chess = new ChessGame().rules();
    GameRulesBuilder knights =
        GameRules.builder("Jeson Mor", 9, 9, "nnnnnnnnn/9/9/9/9/9/9/9/NNNNNNNNN w - - 0 1")
            .piece('N', "knight", chess.pieces().moves(chess.pieces().kindOf("N")))
            .royalty(Royalty.NONE)
            .stalemate(Stalemate.LOSS)
            .goal(Goal.of("N", "e5").with(Goal.ANSWERED, true));
    for (Game game : forms(knights, fen)) {
      assertThat(Perft.count(game, depth)).isEqualTo(nodes);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          k7/8/4N3/8/8/8/8/K7 w - - 0 1 | e6f8 | WHITE_WINS by GOAL
          k6r/8/4N3/8/8/8/8/K7 w - - 0 1 | e6f8 | NONE
          k6r/8/4N3/8/8/8/8/K7 w - - 0 1 | e6f8 h8g8 | NONE
          k6r/8/4N3/8/8/8/8/K7 w - - 0 1 | e6f8 h8h7 | WHITE_WINS by GOAL
          k2N3r/8/4N3/8/8/8/8/K7 w - - 0 1 | e6f8 | WHITE_WINS by GOAL
          """)
  void whatIsAttackedIsNotSafe(String fen, String moves, String end) {
    assertResult(chess(Goal.of("N", "8").with(Goal.SAFE, true)), fen, moves, end);
  }

  /** The attacker reaches its own goal, and what it has attacked is safe from then on. */
  @Test
  void bothSidesAreSafeAtOnce() {
    Goal goal = Goal.of("N", "8").with(Goal.BLACK, "7").with(Goal.SAFE, true);
    assertResult(chess(goal), "k4N2/8/4n3/8/8/8/8/K7 b - - 0 1", "e6c7", "DRAW by GOAL");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          k7/8/4N3/8/8/8/8/K7 w - - 0 1 | e6f8 | WHITE_WINS by GOAL
          k6r/8/4N3/8/8/8/8/K7 w - - 0 1 | e6f8 | NONE
          k6r/8/4N3/8/8/8/8/K7 w - - 0 1 | e6f8 h8g8 | WHITE_WINS by GOAL
          k6r/8/4N3/8/8/8/8/K7 w - - 0 1 | e6f8 h8f8 | NONE
          """)
  void whatIsAttackedMayBeAnswered(String fen, String moves, String end) {
    Goal goal = Goal.of("N", "8").with(Goal.SAFE, true).with(Goal.ANSWERED, true);
    assertResult(chess(goal), fen, moves, end);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          k7/8/8/8/3N4/1N6/8/K2B4 w - - 0 1 | d1e2 | NONE
          k7/8/8/8/3N4/8/8/K2BN3 w - - 0 1 | d1e2 | NONE
          k7/8/8/8/3B4/2N5/4N3/K7 w - - 0 1 | e2c1 | NONE
          6k1/8/8/8/3B4/2N5/4N3/K7 w - - 0 1 | e2g1 g8h7 g1e2 h7g8 c3b1 g8h7 b1c3 | NONE
          k7/8/8/8/3N4/2N5/8/KB6 w - - 0 1 | b1c2 | NONE
          k7/8/8/8/2N5/3N4/8/K4B2 w - - 0 1 | f1e2 | WHITE_WINS by GOAL
          k7/8/8/8/4N3/3N4/8/KB6 w - - 0 1 | b1c2 | WHITE_WINS by GOAL
          k7/8/8/2N5/1N6/8/8/K2B4 w - - 0 1 | d1c2 | NONE
          7k/8/8/1N6/1N6/8/8/KB6 w - - 0 1 | b1d3 h8g8 d3c4 | NONE
          k7/8/8/1N6/1N6/8/8/K2B4 w - - 0 1 | d1b3 | WHITE_WINS by GOAL
          7k/8/8/1N5r/1N6/8/8/K2B4 b - - 0 1 | h5b5 d1b3 | NONE
          kb6/8/2n5/3n4/8/8/8/K7 b - - 0 1 | b8c7 | NONE
          kb6/8/3n4/4n3/8/8/8/K7 b - - 0 1 | b8c7 | BLACK_WINS by GOAL
          """)
  void piecesInARow(String fen, String moves, String end) {
    Goal goal = Goal.of("NB", "1-8").with(Goal.LINE, 3).with(Goal.BLOCK, 0);
    assertResult(chess(goal), fen, moves, end);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          k7/8/8/8/2N5/3N4/8/K4B2 w - - 0 1 | f1e2 | NONE
          k7/8/8/1N6/1N6/8/8/K2B4 w - - 0 1 | d1b3 | WHITE_WINS by GOAL
          7k/8/8/1NN5/8/8/8/K2B4 w - - 0 1 | d1g4 h8g8 g4d7 g8h8 d7c6 | NONE
          k7/8/2B5/1NN5/8/8/8/K2B4 w - - 0 1 | d1a4 | NONE
          7k/8/2B5/1NN5/8/8/8/K7 w - - 0 1 | c6d7 h8g8 d7c6 | NONE
          7k/B7/2B5/1NN5/8/8/8/K7 w - - 0 1 | a7b6 | WHITE_WINS by GOAL
          """)
  void rowsWithoutDiagonalsAndBlocks(String fen, String moves, String end) {
    Goal goal =
        Goal.of("NB", "1-8").with(Goal.LINE, 3).with(Goal.ORTHOGONAL, true).with(Goal.BLOCK, 2);
    assertResult(chess(goal), fen, moves, end);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          k7/8/8/8/8/8/8/KN5N w - - 0 1 | b1c3 | NONE
          k7/8/8/8/8/8/8/KN5N w - - 0 1 | b1c3 a8a7 h1g3 | WHITE_WINS by GOAL
          kn5r/8/8/8/8/8/8/K7 b - - 0 1 | b8c6 a1a2 h8h3 | NONE
          kn5r/8/8/8/8/8/8/K7 b - - 0 1 | b8c6 a1a2 h8h2 a2a1 h2h4 | BLACK_WINS by GOAL
          """)
  void severalPiecesAndOtherSquares(String fen, String moves, String end) {
    Goal goal = Goal.of("NR", "3").with(Goal.COUNT, 2).with(Goal.BLACK, "c6 h4");
    assertResult(chess(goal), fen, moves, end);
  }

  /** The king could go to rank 8 until the rook guards it. */
  @Test
  void anAnswerMustBeLegalInItsPosition() {
    for (Game game : forms(chess(RACE), "8/k6K/8/2p5/8/8/8/6R1 w - - 0 1")) {
      game.make(game.move("h7h8"));
      assertThat(game.result()).hasToString("NONE");
      game.unmake();
      for (String move : List.of("g1g8", "c5c4", "h7h8")) {
        game.make(game.move(move));
      }
      assertThat(game.result()).hasToString("WHITE_WINS by GOAL");
    }
  }

  /** Any move may be made that answers, a drop as well. */
  @Test
  void theAnswerMayBeADrop() {
    GameRulesBuilder rules = RunTimeGames.rules(new CrazyhouseGame()).goal(RACE);
    for (Game game : forms(rules, "8/k6K/8/8/8/8/8/8[Rr] w - - 0 1")) {
      game.make(game.move("h7h8"));
      assertThat(game.result().isFinal()).isFalse();
      assertThat(game.legalMoves()).extracting(LegalMove::toString).contains("R@h1", "a7a8");
      game.make(game.move("R@c1"));
      assertThat(game.result()).hasToString("WHITE_WINS by GOAL");
    }
  }
}
