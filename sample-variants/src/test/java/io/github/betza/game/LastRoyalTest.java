package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Royalty;
import io.github.betza.samples.chess.ChessGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games in which only the last royal piece of a side is protected. */
class LastRoyalTest {
  /** Returns a game of kings that castle, and rooks, with sets of bits and without. */
  private static List<Game> forms(String fen) {
    GameRules chess = new ChessGame().rules();
    GameRulesBuilder kings =
        GameRules.builder("kings", 8, 8, "k3k2r/8/8/8/8/8/8/K3K2R w E1H1e8h8 - 0 1")
            .royal('K', "King", chess.pieces().moves(chess.pieces().kindOf("K")))
            .piece('R', "Rook", chess.pieces().moves(chess.pieces().kindOf("R")))
            .royalty(Royalty.LAST_CHECKMATED);
    return List.of(kings.build().play(fen), kings.cellsOnly().build().play(fen));
  }

  @ParameterizedTest
  @CsvSource({
    "k6k/8/8/8/8/8/8/r3K2K w - - 0 1, h1g1, NONE",
    "k6k/8/8/8/8/8/8/r3K2K w - - 0 1, h1g1 a1e1, NONE",
    "k7/8/8/8/8/8/1r6/4r2K w - - 0 1, '', BLACK_WINS by CHECKMATE",
    "k7/8/8/8/8/8/1r6/4rK1K w - - 0 1, '', NONE",
    "k7/8/8/8/8/8/6r1/5r1K w - - 0 1, h1g2, NONE",
    "k7/8/8/8/7r/6r1/8/K6K w - - 0 1, a1b1 h4h1, NONE",
    "k7/8/8/8/8/r7/1r6/K6K w - - 0 1, h1h2 a3a1, NONE"
  })
  void severalMayBeLost(String fen, String moves, String end) {
    for (Game game : forms(fen)) {
      for (String move : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
        assertThat(game.inCheck()).isEqualTo(move.equals("h1g2"));
        game.make(game.move(move));
      }
      assertThat(game.result()).hasToString(end);
    }
  }

  @Test
  void theLastIsProtected() {
    for (Game game : forms("k7/8/8/8/8/8/r7/5K1K w - - 0 1")) {
      game.make(game.move("h1g2"));
      game.make(game.move("a2g2"));
      assertThat(game.result().isFinal()).isFalse();
      assertThat(game.inCheck()).isFalse();
      assertThat(game.legalMoves())
          .extracting(LegalMove::toString)
          .containsExactlyInAnyOrder("f1e1", "f1g2");
      assertThatThrownBy(() -> game.move("f1f2"))
          .hasMessageContaining("it would leave the King on f2 in check");
    }
  }

  /** With another royal piece a king castles out of an attack and through one. */
  @Test
  void oneOfSeveralCastlesThroughAttacks() {
    for (Game game : forms("k4r2/8/8/8/8/8/8/K3K2R w E1H1 - 0 1")) {
      assertThat(game.legalMoves()).extracting(LegalMove::toString).contains("e1g1");
    }
    for (Game game : forms("k4r2/8/8/8/8/8/8/4K2R w K - 0 1")) {
      assertThat(game.legalMoves()).extracting(LegalMove::toString).doesNotContain("e1g1");
      assertThatThrownBy(() -> game.move("e1g1"))
          .hasMessageContaining("no piece castles out of an attack or through one");
    }
  }
}
