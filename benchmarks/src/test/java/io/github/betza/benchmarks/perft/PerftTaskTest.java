package io.github.betza.benchmarks.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.game.Perft;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PerftTaskTest {
  @Test
  void everyGameIsCounted() {
    Set<String> games = new TreeSet<>();
    PerftTask.all().forEach(task -> games.add(task.game()));
    assertThat(games).containsExactlyElementsOf(Games.names());
  }

  @Test
  void namesAreUniqueAndDepthsPositive() {
    List<PerftTask> tasks = PerftTask.all();
    assertThat(tasks).extracting(PerftTask::name).doesNotHaveDuplicates();
    assertThat(tasks).allMatch(task -> task.depth() > 0);
  }

  @Test
  void theResultsHaveNinePositions() {
    assertThat(PerftTask.all().stream().filter(PerftTask::inResults))
        .extracting(PerftTask::name)
        .containsExactly(
            "chess",
            "chess, kiwipete",
            "chess, promotions",
            "xiangqi",
            "capablanca",
            "janggi",
            "chu",
            "shatranj",
            "griffon");
  }

  /** The positions are known ones, so a slip in one of them would show. */
  @Test
  void countsOfChessAreThoseThatArePublished() {
    assertThat(count("chess, kiwipete", 3)).isEqualTo(97_862);
    assertThat(count("chess, rook endgame", 4)).isEqualTo(43_238);
    assertThat(count("chess, promotions", 3)).isEqualTo(9_483);
    assertThat(count("chess, middle game", 3)).isEqualTo(89_890);
  }

  @Test
  void theLibraryCountsAsWeDo() {
    for (PerftTask task : PerftTask.all()) {
      if (task.game().equals("chess")) {
        long nodes = LibraryBenchmark.nodes(task.begin().fen(), 2);
        assertThat(nodes).as(task.name()).isEqualTo(count(task.name(), 2));
      }
    }
  }

  @Test
  void anUnknownGameIsNamed() {
    PerftTask task = new PerftTask("none", "none", 1, PerftTask.FIRST, false);
    assertThatThrownBy(task::begin).hasMessage("there is no game none");
  }

  private static long count(String name, int depth) {
    PerftTask task =
        PerftTask.all().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    return Perft.count(task.begin(), depth);
  }
}
