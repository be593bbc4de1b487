package io.github.betza.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.benchmarks.measure.Contest;
import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.JmhContestant;
import io.github.betza.benchmarks.measure.MeasuringException;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.perft.FairyStockfish;
import io.github.betza.benchmarks.perft.GameBenchmark;
import io.github.betza.benchmarks.perft.PerftTask;
import io.github.betza.benchmarks.piece.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Some of everything is measured once, in the smallest form; figures are not looked at. */
class ReportTest {
  private static final int DEPTH = 2;

  /** One task in so many; {@code WalkTest} counts all of them. */
  private static final int TASK_STEP = 3;

  @Tag("deep")
  @Test
  void tellsAllSections() {
    List<PerftTask> all = PerftTask.all();
    List<PerftTask> tasks =
        IntStream.range(0, all.size())
            .filter(i -> i % TASK_STEP == 0)
            .mapToObj(i -> all.get(i).atDepth(DEPTH))
            .toList();
    List<FairyStockfish> engines =
        FairyStockfish.installed().stream().map(FairyStockfish::of).toList();
    Sections.Choice choice =
        new Sections.Choice(
            List.of(Kind.values()), List.of(8, 10, 16), tasks, List.of(), List.of(1), 1, engines);
    List<Section> sections =
        Stream.of(Sections.values()).map(section -> section.of(choice)).toList();
    List<String> progress = new ArrayList<>();
    StringBuilder printed = new StringBuilder();

    String page = new Report(Effort.SMALLEST, progress::add).write(sections, printed::append);

    assertThat(page).isEqualTo(printed.toString());
    assertThat(page)
        .contains(
            "- Processor: ",
            "- Java: ",
            "## Pieces",
            "## Games: every move made",
            "## Games: questions");
    int piecesBegin = page.indexOf("## Pieces");
    int libraryBegin = page.indexOf("## Chess and a library");
    String pieces = page.substring(piecesBegin, libraryBegin);
    String games = page.substring(0, piecesBegin) + page.substring(libraryBegin);
    for (Kind kind : Kind.values()) {
      long declared = Stream.of(8, 10).filter(size -> kind.declared(size).isPresent()).count();
      assertThat(rows(pieces, kind.toString())).as(kind.toString()).isEqualTo(3 + declared);
    }
    for (PerftTask task : tasks) {
      int expected = task.game().equals("chess") ? 4 : 3;
      assertThat(rows(games, task.name())).as(task.name()).isEqualTo(expected);
    }
    assertThat(page.contains("is not installed")).isEqualTo(engines.isEmpty());
    String memory = page.substring(page.indexOf("## Memory"));
    assertThat(memory).containsPattern("\\| 1 +\\| +[1-9][0-9]* \\| +[1-9][0-9]* \\|");
    assertThat(progress).contains("lion on 16x16", "xiangqi to depth 2, moves made");
  }

  private static long rows(String part, String name) {
    return part.lines().filter(line -> line.startsWith("| " + name + " ")).count();
  }

  @Test
  void withoutTheEngineSaysSo() {
    List<PerftTask> tasks = List.of(new PerftTask("makruk", "makruk", 1, PerftTask.FIRST, false));
    Section section =
        Sections.LISTED.of(
            new Sections.Choice(List.of(), List.of(), tasks, List.of(), List.of(), 1, List.of()));
    String page = new Report(Effort.SMALLEST, line -> {}).write(List.of(section), part -> {});
    assertThat(page).contains("- fairy-stockfish is not installed");
  }

  /**
   * A turn in a process of its own, as where figures are wanted. How large they are depends on the
   * machine: thousands have a comma.
   */
  @Tag("deep")
  @Test
  void measuresInOtherProcesses() {
    Section section =
        Sections.PIECES.of(
            new Sections.Choice(
                List.of(Kind.KNIGHT), List.of(8), List.of(), List.of(), List.of(), 1, List.of()));
    Effort forked = new Effort(2, 0, 1, 2, 1, true);
    String page = new Report(forked, line -> {}).write(List.of(section), part -> {});
    assertThat(page)
        .containsPattern("\\| knight \\| +8x8 \\| +[0-9.,]+ \\[[0-9.,]+, [0-9.,]+\\] \\|");
  }

  @Test
  void whatCannotBeMeasuredIsNamedWithItsReason() {
    JmhContestant contestant =
        new JmhContestant(
            GameBenchmark.class,
            "made",
            Map.of("type", "no.such.Game", "fen", PerftTask.FIRST, "depth", "1"));
    assertThatThrownBy(() -> Contest.run(List.of(contestant), Effort.SMALLEST))
        .isInstanceOf(MeasuringException.class)
        .hasMessageStartingWith("GameBenchmark.made {")
        .hasMessageEndingWith("java.lang.ClassNotFoundException: no.such.Game");
  }
}
