package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Repetition;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.samples.chess.ChessGame;
import io.github.betza.samples.minishogi.MinishogiGame;
import io.github.betza.samples.shogi.ShogiGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import net.jqwik.api.statistics.StatisticsReport.StatisticsReportMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions that come back, with hands and without, and what becomes of the game then. */
class RepetitionTest {
  /** A rook checks with each move, or with every second one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k4/9/9/9/9/9/9/R8/3K5[] w - - 0 1 | a2e2 | e9d9 e2d2 d9e9 d2e2 | BLACK_WINS by PERPETUAL_CHECK
          4k4/9/9/9/9/9/9/R8/4K4[] w - - 0 1 | a2b2 | e9d9 b2c2 d9e9 c2b2 | DRAW by REPETITION
          4k4/9/9/9/9/9/9/R8/3K5[] w - - 0 1 | a2e2 | e9d9 e2f2 d9e9 f2e2 | DRAW by REPETITION
          9/9/9/9/9/3k5/r8/9/4K4[] b - - 0 1 | a3e3 | e1d1 e3f3 d1e1 f3e3 | DRAW by REPETITION
          9/9/9/3k5/9/9/r8/9/4K4[] b - - 0 1 | a3e3 | e1d1 e3d3 d1e1 d3e3 | WHITE_WINS by PERPETUAL_CHECK
          """)
  void perpetualCheckLoses(String fen, String first, String cycle, String result) {
    Game generated = new ShogiGame(fen);
    Game cells = RunTimeGames.rules(generated).cellsOnly().build().play(fen);
    for (Game game : List.of(generated, generated.rules().play(fen), cells)) {
      game.make(game.move(first));
      for (int round = 0; round < 3; round++) {
        assertThat(game.result().isFinal()).isFalse();
        for (String move : cycle.split(" ", -1)) {
          game.make(game.move(move));
        }
        assertThat(game.repetitionResult()).hasToString(result);
      }
      assertThat(game.result()).hasToString(result);
      assertThat(game.copy().result()).hasToString(result);
      game.unmake();
      assertThat(game.result().isFinal()).isFalse();
    }
  }

  @Test
  void perpetualCheckDrawsWhereNoRuleForbidsIt() {
    Game game = new ChessGame("4k3/8/8/8/8/8/R7/3K4 w - - 0 1");
    game.make(game.move("a2e2"));
    for (int round = 0; round < 2; round++) {
      for (String move : List.of("e8d8", "e2d2", "d8e8", "d2e2")) {
        game.make(game.move(move));
      }
    }
    assertThat(game.result()).hasToString("DRAW by REPETITION");
  }

  /** Moves of a table of positions are made without a list of the others. */
  @Test
  void checksAreKnownWithoutLists() {
    Game game = new ShogiGame("4k4/9/9/9/9/9/9/4R4/3K5[] b - - 0 1");
    MoveList moves = new MoveList();
    for (int round = 0; round < 3; round++) {
      for (String move : List.of("e9d9", "e2d2", "d9e9", "d2e2")) {
        moves.clear();
        int from = game.board().geometry().square(move.substring(0, 2));
        int to = game.board().geometry().square(move.substring(2));
        assertThat(game.legal(Move.quiet(from, to), moves)).isEqualTo(1);
        game.make(moves, 0);
      }
    }
    assertThat(game.result(true)).hasToString("BLACK_WINS by PERPETUAL_CHECK");
  }

  @ParameterizedTest
  @CsvSource({
    "DRAW, DRAW",
    "LOSS, WHITE_WINS",
    "WIN, BLACK_WINS",
    "WHITE_WINS, WHITE_WINS",
    "BLACK_WINS, BLACK_WINS"
  })
  void aSideMayWinOrLoseByRepetition(Repetition repetition, String ending) {
    GameRules rules = RunTimeGames.rules(new ChessGame()).repetition(repetition).build();
    Game game = rules.play(rules.setup());
    for (String move : "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(" ", -1)) {
      assertThat(game.result().isFinal()).isFalse();
      game.make(game.move(move));
    }
    assertThat(game.result()).hasToString(ending + " by REPETITION");
  }

  @Test
  void aGameMayGoOnForEver() {
    GameRules rules = RunTimeGames.rules(new ChessGame()).repetitions(0).build();
    assertThat(rules.play(rules.setup()).repetitionResult()).isEqualTo(Result.NONE);
  }

  /** Draws which move of each list is made. */
  @Provide
  static Arbitrary<List<Integer>> choices() {
    return Arbitraries.integers()
        .between(0, 999)
        .withDistribution(RandomDistribution.uniform())
        .list()
        .ofMaxSize(300)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  /** Positions come back after captures and drops; their numbers are those of their texts. */
  @Property(tries = 40, seed = "5")
  @StatisticsReport(StatisticsReportMode.OFF)
  void positionsAreCountedBeyondCaptures(@ForAll("choices") List<Integer> choices) {
    boolean repeats = false;
    Game game = new MinishogiGame("k4/5/5/5/4K[G] w - - 0 1");
    Map<String, Integer> counts = new HashMap<>();
    MoveList moves = new MoveList();
    for (int choice : choices) {
      int count = counts.merge(position(game), 1, Integer::sum);
      assertThat(game.repetitionCount()).isEqualTo(count);
      assertThat(game.copy().repetitionCount()).isEqualTo(count);
      repeats |= count > 1;
      moves.clear();
      game.legalMoves(moves);
      if (moves.size() == 0) {
        break;
      }
      int index = choice % moves.size();
      game.make(moves, index);
      game.unmake();
      assertThat(game.repetitionCount()).isEqualTo(count);
      game.make(moves, index);
    }
    Statistics.collect(repeats);
    Statistics.coverage(coverage -> coverage.check(true).count(games -> games > 10));
  }

  private static String position(Game game) {
    return String.join(" ", Stream.of(game.fen().split(" ", -1)).limit(4).toList());
  }

  @Test
  void nullMovesEndTheSearch() {
    Game game = new MinishogiGame("k4/5/5/5/4K[G] w - - 0 1");
    game.makeNullMove();
    game.makeNullMove();
    assertThat(game.repetitionCount()).isEqualTo(1);
    for (String move : "e1d1 a5b5 d1e1 b5a5".split(" ", -1)) {
      game.make(game.move(move));
    }
    assertThat(game.repetitionCount()).isEqualTo(2);
  }
}
