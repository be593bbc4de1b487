package io.github.betza.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.samples.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkUnitsTest {
  /** Counts all units in this thread. */
  private static Results results(Game game, WorkUnits work) {
    Results results = new Results(work);
    GameCounter counter = new GameCounter(game, work);
    for (int unit = 0; unit < work.size(); unit++) {
      assertThat(results.isComplete()).isFalse();
      assertThat(results.add(unit, counter.count(unit, () -> false))).isTrue();
    }
    assertThat(results.isComplete()).isTrue();
    return results;
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 1, 1000",
    "chess, 2, 1000",
    "chess, 3, 1000",
    "chess, 4, 1",
    "chess, 4, 21",
    "chess, 5, 300",
    "grasshopper, 4, 100",
    "xiangqi, 4, 100",
    "chu, 3, 1000"
  })
  void theUnitsCountWhatPerftCounts(String name, int depth, int enough) {
    Game game = Games.find(name, null).orElseThrow();
    String before = game.fen();
    WorkUnits work = WorkUnits.of(game, depth, enough);
    Results results = results(game, work);
    assertThat(game.fen()).isEqualTo(before);
    Perft.divide(
        game,
        depth,
        (move, nodes) -> {
          assertThat(results.isComplete(move)).isTrue();
          assertThat(results.total(move)).as(move).isEqualTo(nodes);
        });
    assertThat(results.total()).isEqualTo(Perft.count(game, depth));
  }

  /** After three plies of chess, 8902 ways lead to 5362 positions, as published counts have it. */
  @Test
  void equalPositionsAreOneUnit() {
    WorkUnits work = WorkUnits.of(Games.find("chess", null).orElseThrow(), 6);
    assertThat(work.depth()).isEqualTo(3);
    assertThat(work.size()).isEqualTo(5362);
    long ways =
        work.units().stream()
            .flatMap(unit -> unit.times().values().stream())
            .mapToLong(Long::longValue)
            .sum();
    assertThat(ways).isEqualTo(8902);
  }

  @Test
  void allMembersFindTheSameUnits() {
    WorkUnits one = WorkUnits.of(Games.find("chess", null).orElseThrow(), 5);
    WorkUnits other = WorkUnits.of(Games.find("chess", null).orElseThrow(), 5);
    assertThat(one.units().stream().map(WorkUnit::key).toList())
        .isEqualTo(other.units().stream().map(WorkUnit::key).toList());
    assertThat(one.units().stream().map(WorkUnit::times).toList())
        .isEqualTo(other.units().stream().map(WorkUnit::times).toList());
  }
}
