package io.github.betza.benchmarks.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Perft;
import io.github.betza.samples.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counter that is written by hand. */
class HandChessTest {
  private static final String FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  /** The published numbers. */
  @ParameterizedTest
  @CsvSource({
    "5, 4865609, " + FIRST,
    "4, 4085603, r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "5, 3605103, n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
  })
  void countsAsPublished(int plies, long expected, String fen) {
    assertThat(new HandChess(fen).made(plies)).isEqualTo(expected);
    assertThat(new HandChess(fen).listed(plies)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "4, " + FIRST,
    "3, r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "3, r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 0 1",
    "5, 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4, r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "4, r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "3, r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "4, 8/8/8/K2pP2q/8/8/8/7k w - d6 0 1",
    "4, 3r3k/8/8/3pP3/8/8/3K4/8 w - d6 0 1",
    "3, 8/3k4/8/8/3pP3/8/3R4/3K4 b - e3 0 1",
  })
  void countsAsTheGeneratedGame(int plies, String fen) {
    long expected = Perft.count(Games.find("chess", fen).orElseThrow(), plies);
    HandChess chess = new HandChess(fen);
    assertThat(chess.made(plies)).isEqualTo(expected);
    assertThat(chess.listed(plies)).isEqualTo(expected);
    assertThat(chess.made(0)).isEqualTo(1);
  }
}
