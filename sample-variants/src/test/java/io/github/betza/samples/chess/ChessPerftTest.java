package io.github.betza.samples.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.game.MalformedPositionException;
import io.github.betza.game.Perft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts that every chess program agrees on. */
class ChessPerftTest {
  /**
   * The start position and the five other positions that programmers test with. {@code betza perft
   * --variant chess --depth 6} counts the next depth of the first: 119,060,324.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 0 | 1
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 1 | 20
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 2 | 400
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 3 | 8902
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 4 | 197281
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 5 | 4865609
          r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 | 4 | 4085603
          8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 | 5 | 674624
          r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1 | 4 | 422333
          r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1 | 4 | 422333
          rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8 | 4 | 2103487
          r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10 | 4 | 3894594
          """)
  void countsAsOthersDo(String fen, int depth, long nodes) {
    assertThat(Perft.count(new ChessGame(fen), depth)).isEqualTo(nodes);
  }

  /** Small positions, each about one rule. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # Both castlings, and no other piece in the way.
          4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | 26
          # Not out of check.
          4k3/8/8/4r3/8/8/8/R3K2R w KQ - 0 1 | 4
          # Not through an attacked square: only to the left.
          4k3/8/8/5r2/8/8/8/R3K2R w KQ - 0 1 | 23
          # Not into check: only to the left.
          4k3/8/8/6r1/8/8/8/R3K2R w KQ - 0 1 | 25
          # An attacked rook may castle, also across an attacked square.
          4k3/8/8/1r6/8/8/8/R3K2R w KQ - 0 1 | 26
          # Without the right there is none.
          4k3/8/8/8/8/8/8/R3K2R w - - 0 1 | 24
          # The pawn that has just passed may be captured en passant.
          4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | 7
          4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1 | 6
          # Not where both pawns leave the rank between the king and a rook.
          4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1 | 6
          # Four promotions, ahead and by capture.
          1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1 | 13
          # Mate and stalemate.
          7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 | 0
          7k/8/6QK/8/8/8/8/8 b - - 0 1 | 0
          """)
  void keepsTheRules(String fen, long moves) {
    assertThat(Perft.count(new ChessGame(fen), 1)).isEqualTo(moves);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/8/8/8/8/8/8/8 w - - 0 1 | White has one royal piece when a game begins, but here 0
          kk6/8/8/8/8/8/8/K7 w - - 0 1 | Black has one royal piece when a game begins, but here 2
          k6P/8/8/8/8/8/8/K7 w - - 0 1 | the Pawn on h8 must have promoted there
          4k3/8/8/8/8/8/8/3K3R w K - 0 1 | the King on d1 stands where no castling right can be
          4k3/8/8/8/8/8/8/4K1R1 w K - 0 1 | the Rook on g1 stands where no castling right can be
          4k3/8/8/8/8/8/8/4K2B w K - 0 1 | the position has no castling right 'K'
          4k3/8/8/8/8/8/8/4K3 w K - 0 1 | the position has no castling right 'K'
          4k3/8/8/3Q4/4p3/8/8/4K3 b - d3 0 1 | the Queen on d5 is not captured en passant
          """)
  void refusesPositionsThatCannotBe(String fen, String message) {
    assertThatThrownBy(() -> new ChessGame(fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage(message);
  }
}
