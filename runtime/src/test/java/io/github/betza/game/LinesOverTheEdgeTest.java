package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.model.AttackPath;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line that leads over a square beyond the edge of the board never holds. */
class LinesOverTheEdgeTest {
  /** It goes back to where it stands over a hurdle eight files and ranks away, and then forward. */
  private static final AttackPath PATH = AttackPath.leap(-8, -8).overPiece(8, 8).overEmpty(0, 1);

  private static final PieceMoves RETURNER =
      new PieceMoves() {
        @Override
        public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
          int target = board.geometry().step(from, 0, 1);
          if (wanted != QUIETS && canCapture(board, from, target)) {
            moves.add(Move.capture(from, target));
          }
        }

        @Override
        public boolean canCapture(Board board, int from, int target) {
          int hurdle = board.geometry().step(from, -8, -8);
          return board.geometry().step(from, 0, 1) == target
              && hurdle != 0
              && board.get(hurdle) != 0;
        }
      };

  private static final PieceMoves KING =
      new PieceMoves() {
        @Override
        public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
          // It stays where it is.
        }

        @Override
        public boolean canCapture(Board board, int from, int target) {
          return false;
        }
      };

  private static Game game(boolean cellsOnly, String fen) {
    GameRulesBuilder rules =
        GameRules.builder("edge", 10, 10, "9k/10/10/10/10/10/10/10/X9/K9 w")
            .royal('K', "king", KING)
            .piece('X', "returner", RETURNER)
            .attacks(PATH);
    return (cellsOnly ? rules.cellsOnly().build() : rules.build()).play(fen);
  }

  /** The square with the number 0 is none: it lies as far from a1 as the hurdle does. */
  @ParameterizedTest
  @CsvSource({
    "10/10/10/10/10/10/10/10/k9/X8K b, false",
    "10/10/10/10/10/10/10/k9/X9/9K b, false",
    "8k1/8X1/10/10/10/10/10/10/10/X8K b, true",
    "8k1/8X1/10/10/10/10/10/10/10/9K b, false"
  })
  void hurdlesBeyondTheEdge(String fen, boolean check) {
    assertThat(game(true, fen).inCheck()).isEqualTo(check);
    assertThat(game(false, fen).inCheck()).isEqualTo(check);
  }
}
