package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.MoveList;
import io.github.betza.samples.chess.ChessGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games in which no move may give check. */
class ChecksForbiddenTest {
  /** Returns a game with sets of bits and without. */
  private static List<Game> forms(String fen) {
    GameRulesBuilder chess = RunTimeGames.rules(new ChessGame()).checksForbidden();
    Game sets = chess.build().play(fen);
    return List.of(sets, chess.cellsOnly().build().play(fen));
  }

  /** Counts of Fairy-Stockfish for racing kings, where no king gets to the last rank. */
  @ParameterizedTest
  @CsvSource({
    "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1, 4, 296242",
    "2R5/B2Q4/5b2/8/1k6/3B4/b5RK/1rnnN3 w - - 7 26, 3, 83949",
    "5R2/8/2N3b1/r7/r7/8/k2B1nNK/5B2 b - - 13 34, 3, 46385",
    "8/8/6R1/8/8/6r1/k1bnNBRK/qrbnNB1Q w - - 4 3, 3, 35303"
  })
  void countsAsTheEngineDoes(String fen, int depth, long nodes) {
    for (Game game : forms(fen)) {
      assertThat(Perft.count(game, depth)).isEqualTo(nodes);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K3 w - - 0 1, a1a8, it would give check, which no move may",
    "4k3/8/8/8/8/8/4N3/4RK2 w - - 0 1, e2c3, it would give check, which no move may",
    "5k2/8/8/8/8/8/8/4K2R w K - 0 1, e1g1, it would give check, which no move may",
    "k7/6P1/8/8/8/8/8/4K3 w - - 0 1, g7g8q, the Pawn on g7 cannot become 'q' there",
    "4k3/8/8/3pP3/8/8/8/4RK2 w - d6 0 1, e5d6, it would give check, which no move may"
  })
  void aCheckIsNotLegal(String fen, String move, String message) {
    for (Game game : forms(fen)) {
      Game chess = new ChessGame(fen);
      MoveList moves = new MoveList();
      chess.legalMoves(moves);
      int word = moves.get(chess.find(moves, move));
      assertThat(game.legalMoves()).extracting(LegalMove::toString).doesNotContain(move);
      assertThat(game.legal(word, new MoveList())).isZero();
      assertThatThrownBy(() -> game.move(move)).hasMessageContaining(message);
    }
  }

  /** Just those moves are missing that give check in the game with checks. */
  @Test
  void allOtherMovesAreLegal() {
    List<Integer> plies = new ArrayList<>();
    Walks.check(
        3,
        1,
        300,
        walk -> {
          for (Game form : forms(new ChessGame().fen())) {
            Walks.play(form, walk, ChecksForbiddenTest::compareWithChess);
            plies.add(form.ply());
          }
        });
    assertThat(plies).hasSize(2).allMatch(played -> played > 100);
  }

  private static void compareWithChess(Game game) {
    assertThat(game.inCheck()).isFalse();
    ChessGame chess = new ChessGame(game.fen());
    List<String> quiet =
        chess.legalMoves().stream()
            .map(LegalMove::toString)
            .filter(move -> !checks(chess, move))
            .toList();
    if (!game.result().isFinal()) {
      assertThat(game.legalMoves())
          .extracting(LegalMove::toString)
          .containsExactlyInAnyOrderElementsOf(quiet);
    }
  }

  private static boolean checks(Game game, String move) {
    game.make(game.move(move));
    boolean checks = game.inCheck();
    game.unmake();
    return checks;
  }

  /** A side that could only give check has no move. */
  @Test
  void theLackOfOtherMovesIsStalemate() {
    String fen = "1r5k/8/6P1/8/8/p7/P7/K7 w - - 0 1";
    assertThat(new ChessGame(fen).legalMoves()).hasToString("[g6g7]");
    for (Game game : forms(fen)) {
      assertThat(game.result()).hasToString("DRAW by STALEMATE");
    }
  }
}
