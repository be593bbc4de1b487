package io.github.betza.benchmarks.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The sections print a row for each game; the figures depend on the machine. */
class WalkSectionTest {
  private static final List<PerftTask> TASKS =
      List.of(
          new PerftTask("chess", "chess", 2, PerftTask.FIRST, true),
          new PerftTask("xiangqi", "xiangqi", 2, PerftTask.FIRST, true));

  @Tag("deep")
  @Test
  void madeHasTheCounterByHandBesideChess() {
    Table table = measure(new WalkSection(Counting.MADE, TASKS, List.of()));
    assertThat(table.header())
        .containsExactly(
            "game", "counter", "million moves/s", "counter's", "depth", "moves", "bytes");
    List<String> chess = table.rows().get(0);
    assertThat(chess.get(0)).isEqualTo("chess");
    assertThat(chess.get(1)).isNotEqualTo(Table.NONE);
    assertThat(chess.get(3)).isNotEqualTo(Table.NONE);
    assertThat(chess.get(5)).isEqualTo("400");
    List<String> xiangqi = table.rows().get(1);
    assertThat(xiangqi.get(1)).isEqualTo(Table.NONE);
    assertThat(xiangqi.get(2)).isNotEqualTo(Table.NONE);
    assertThat(table.notes()).isEmpty();
  }

  @Test
  void listedHasPlaceForAnEngine() {
    Table table = measure(new WalkSection(Counting.LISTED, TASKS, List.of()));
    assertThat(table.header()).contains("engine", "engine's", "build");
    assertThat(table.rows()).extracting(row -> row.get(0)).containsExactly("chess", "xiangqi");
    assertThat(table.notes()).hasSize(1);
  }

  @Test
  void questionsHaveARowForEachGame() {
    Table table = measure(new QuestionSection(TASKS));
    assertThat(table.rows()).extracting(row -> row.get(0)).containsExactly("chess", "xiangqi");
    assertThat(table.rows()).allMatch(row -> !row.contains(Table.NONE));
  }

  private static Table measure(Section section) {
    return section.measure(Effort.SMALLEST, line -> {}).get(0);
  }
}
