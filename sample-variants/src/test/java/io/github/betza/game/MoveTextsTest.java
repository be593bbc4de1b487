package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.samples.Games;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts of moves: as people and lists write them, and why a text is refused. */
class MoveTextsTest {
  private static final int PLIES = 30;

  private static Game sample(String name, String fen) {
    return Games.find(name, fen).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | e4-e5 | e4e5",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | e4xd5 | e4d5",
        "8/4P3/8/8/8/8/8/K1k5 w - - 0 1 | e7-e8=Q | e7e8q",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | e5xd6 | e5d6",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | e5xd6 takes d5 | e5d6",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1 | e1-g1 | e1g1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1 | e1-g1 with h1-f1 | e1g1"
      })
  void textsOfLists(String fen, String text, String move) {
    assertThat(sample("chess", fen).move(text)).hasToString(move);
  }

  static Iterable<String> samples() {
    return Games.names();
  }

  /** In every game a move is found by the text of its list, if that is the text of no other. */
  @ParameterizedTest
  @MethodSource("samples")
  void everyMoveOfAList(String name) {
    AtomicInteger found = new AtomicInteger();
    Walks.check(
        7,
        1,
        PLIES,
        walk -> {
          Game game = sample(name, null);
          MoveList moves = new MoveList();
          for (int choice : walk) {
            moves.clear();
            game.legalMoves(moves);
            if (moves.size() == 0) {
              break;
            }
            int index = choice % moves.size();
            String text = moves.text(index, game.board());
            if (isTextOfOneMove(text, game, moves)) {
              assertThat(game.move(text)).isEqualTo(LegalMove.of(game, moves, index));
              found.incrementAndGet();
            }
            game.make(moves, index);
          }
        });
    assertThat(found.get()).isGreaterThan(PLIES / 2);
  }

  private static boolean isTextOfOneMove(String text, Game game, MoveList moves) {
    return IntStream.range(0, moves.size())
            .filter(i -> moves.text(i, game.board()).equals(text))
            .count()
        == 1;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "Nf3 | 'Nf3' is not the text of a move: write the square left and the square reached, such as a1a2",
        "e4 | 'e4' is not the text of a move: write the square left and the square reached, such as a1a2",
        "\"\" | '' is not the text of a move: write the square left and the square reached, such as a1a2",
        "e2-e | 'e2-e' is not the text of a move: write the square left and the square reached, such as a1a2",
        "e2e9 | 'e2e9' is not legal: there is no square e9 on a board of 8x8",
        "a10a5 | 'a10a5' is not legal: there is no square a10 on a board of 8x8",
        "c3c4 | 'c3c4' is not legal: c3 is empty",
        "e8e7 | 'e8e7' is not legal: the King on e8 is not a piece of White, the side to move",
        "e2c3 | 'e2c3' is not legal: it would leave the King on e1 in check; the Knight on e2 has no legal move",
        "e2e4 | 'e2e4' is not legal: the Knight on e2 does not move to e4; the Knight on e2 has no legal move",
        "b7b8 | 'b7b8' is not legal: the letter of the piece that the Pawn on b7 becomes is missing; legal: b7b8b, b7b8n, b7b8q, b7b8r",
        "b7-b8 | 'b7-b8' is not legal: the letter of the piece that the Pawn on b7 becomes is missing; legal: b7b8b, b7b8n, b7b8q, b7b8r",
        "b7b8k | 'b7b8k' is not legal: the Pawn on b7 cannot become 'k' there; legal: b7b8b, b7b8n, b7b8q, b7b8r",
        "b7-b8=K | 'b7-b8=K' is not legal: the Pawn on b7 cannot become '=K' there; legal: b7b8b, b7b8n, b7b8q, b7b8r",
        "a1a2q | 'a1a2q' is not legal: the Rook on a1 does not promote there, so 'q' has no meaning; legal: a1a2, a1b1, a1c1, a1d1",
        "a1a4 | 'a1a4' is not legal: other pieces block the way of the Rook on a1; legal: a1a2, a1b1, a1c1, a1d1",
        "a1a3 | 'a1a3' is not legal: the Pawn on a3 is of the same side; legal: a1a2, a1b1, a1c1, a1d1"
      })
  void whyTextsAreRefused(String text, String message) {
    Game game = sample("chess", "4k3/1P5p/4r3/8/8/P7/4N3/R3K3 w - - 0 1");
    String fen = game.fen();
    assertThatThrownBy(() -> game.move(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThat(game.fen()).isEqualTo(fen);
  }

  @Test
  void missingTextsAreNamed() {
    assertThatThrownBy(() -> sample("chess", null).move(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("text");
  }

  /** The moves of a10 are not those of a1. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a10a5 | 'a10a5' is not legal: other pieces block the way of the Rook on a10; legal: a10a9",
        "a1c3 | 'a1c3' is not legal: the Rook on a1 does not move to c3; legal: a1b1",
        "a1a11 | 'a1a11' is not legal: there is no square a11 on a board of 10x10"
      })
  void movesOfTenRanks(String text, String message) {
    Game game = sample("grand", "R9/10/p8k/10/10/10/10/10/p9/R1K7 w - - 0 1");
    String wanted =
        message.replace("a10a9", choices(game, "a10")).replace("a1b1", choices(game, "a1"));
    assertThatThrownBy(() -> game.move(text)).hasMessage(wanted);
  }

  private static String choices(Game game, String square) {
    int from = game.board().geometry().square(square);
    return String.join(
        ", ",
        game.legalMoves().stream()
            .filter(move -> move.from() == from)
            .map(LegalMove::toString)
            .toList());
  }

  /** What only some games have: zones, blockers, duties, castling, immobilizing pieces. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "xiangqi | 5k3/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1 | e2d4 | the Advisor on e2 does not move to d4",
        "xiangqi | 5k3/9/9/9/9/9/9/9/9/4K4 w - - 0 1 | e1f1 | it would leave the General on f1 in check",
        "xiangqi | 5k3/9/9/9/9/9/9/9/9/3K5 w - - 0 1 | d1c1 | c1 is outside the zone of the General on d1",
        "chess | 4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1 | e1g1 | no piece castles out of an attack or through one",
        "chess | 4k3/8/8/8/8/8/8/4K1NR w K - 0 1 | e1g1 | the Knight on g1 is of the same side",
        "checkers | 8/8/1m6/8/1m6/M7/8/4M3 w - - 0 1 | e1d2 | the side to move must capture, and as much as the rules require"
      })
  void reasonsOfOtherRules(String name, String fen, String text, String reason) {
    Game game = sample(name, fen);
    assertThatThrownBy(() -> game.move(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("'" + text + "' is not legal: " + reason + "; ");
  }

  /** The same for every pair of squares: a reason, or a legal move, and the same position. */
  @ParameterizedTest
  @MethodSource("samples")
  void everyPairOfSquares(String name) {
    Game game = sample(name, null);
    Board board = game.board();
    String fen = game.fen();
    int from = board.geometry().square(board.geometry().files() / 2, 1);
    int refused = 0;
    for (int file = 0; file < board.geometry().files(); file++) {
      for (int rank = 0; rank < board.geometry().ranks(); rank++) {
        int to = board.geometry().square(file, rank);
        String text = board.geometry().name(from) + board.geometry().name(to);
        try {
          assertThat(game.move(text).from()).isEqualTo(from);
        } catch (IllegalArgumentException refusal) {
          assertThat(refusal).hasMessageStartingWith("'" + text + "' is not legal: ");
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThan(board.geometry().files() * board.geometry().ranks() / 4);
    assertThat(game.fen()).isEqualTo(fen);
  }
}
