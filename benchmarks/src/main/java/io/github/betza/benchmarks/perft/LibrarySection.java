package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.measure.Contest;
import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.MeasuringException;
import io.github.betza.benchmarks.measure.Outcome;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Chess beside a library for Java.
 *
 * @param tasks the tasks; tasks of other games are left out
 */
public record LibrarySection(List<PerftTask> tasks) implements Section {
  private static final String GAME = "chess";

  /** The library is too slow for the whole depth of a task. */
  private static final int PLIES_LESS = 1;

  private static final String EXPLANATION =
      """
      Chess, the moves of the last ply only listed, beside io.github.wolfraam:chessgame 1.5 of Maven Central, a library that is made for sites rather than
      engines. Library: how many times the speed of the library that of the generated code is. Millions of nodes in a second,
      medians.""";

  /** Keeps the tasks of chess. */
  public LibrarySection {
    tasks = tasks.stream().filter(task -> task.game().equals(GAME)).toList();
  }

  @Override
  public List<Table> measure(Effort effort, Consumer<String> progress) {
    if (tasks.isEmpty()) {
      return List.of();
    }
    List<List<String>> rows = new ArrayList<>();
    for (PerftTask task : tasks) {
      int depth = Math.max(1, task.depth() - PLIES_LESS);
      progress.accept(task.name() + " to depth " + depth + " beside a library");
      rows.add(row(task, depth, effort));
    }
    List<String> header =
        List.of("position", "library", "million nodes/s", "library's", "depth", "nodes");
    return List.of(new Table("Chess and a library", EXPLANATION, header, rows, List.of()));
  }

  private static List<String> row(PerftTask task, int depth, Effort effort) {
    String fen = task.begin().fen();
    PerftTask shallow = task.atDepth(depth);
    long nodes = Counting.LISTED.count(shallow);
    long counted = LibraryBenchmark.nodes(fen, depth);
    if (counted != nodes) {
      throw new MeasuringException(
          task.name() + ": the library counts " + counted + " where we count " + nodes);
    }
    Outcome outcome =
        Contest.run(
            List.of(
                GameBenchmark.contestant(Counting.LISTED, shallow),
                LibraryBenchmark.contestant(fen, depth)),
            effort.ofGames());
    return List.of(
        task.name(),
        outcome.timesFaster(0, 1).text(0),
        outcome.speed(0, nodes).text(1),
        outcome.speed(1, nodes).middle(2),
        String.valueOf(depth),
        String.format(Locale.ROOT, "%,d", nodes));
  }
}
