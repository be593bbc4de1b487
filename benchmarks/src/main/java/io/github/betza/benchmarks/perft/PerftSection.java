package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.limit.HandChess;
import io.github.betza.benchmarks.measure.Contest;
import io.github.betza.benchmarks.measure.Contest.Contestant;
import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.MeasuringException;
import io.github.betza.benchmarks.measure.Outcome;
import io.github.betza.benchmarks.measure.Sample;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import io.github.betza.benchmarks.measure.Turns;
import io.github.betza.game.Perft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Whole games beside Fairy-Stockfish, and chess beside code that is written by hand.
 *
 * @param tasks what is counted
 * @param engines the builds of the engine that are at hand; the fastest is compared with
 */
public record PerftSection(List<PerftTask> tasks, List<FairyStockfish> engines) implements Section {
  private static final String EXPLANATION =
      """
      Sequences of legal moves, counted on one thread; the last ply is listed, not made. Engine: how many times as fast as
      Fairy-Stockfish the generated code is, the fastest of the builds that are named below the table. Limit: how many times as
      fast as the generated code a counter is that is written by hand for chess alone. Millions of nodes in a second, medians; the
      start of the programs does not count. Bytes: what generated code allocates for a million nodes, and JMH with it, which
      is nearly all of it.""";
  private static final List<String> HEADER =
      List.of(
          "game",
          "engine",
          "limit",
          "million nodes/s",
          "engine's",
          "build",
          "depth",
          "nodes",
          "bytes");
  private static final String CHESS = "chess";

  /** Copies the lists. */
  public PerftSection {
    tasks = List.copyOf(tasks);
    engines = List.copyOf(engines);
  }

  @Override
  public List<Table> measure(Effort effort, Consumer<String> progress) {
    List<List<String>> rows = new ArrayList<>();
    Engines builds = new Engines(engines);
    List<String> notes = new ArrayList<>(builds.descriptions());
    if (engines.isEmpty()) {
      notes.add(
          FairyStockfish.PROGRAM
              + " is not installed, so nothing is compared with it: Debian has it as a package of"
              + " this name.");
    }
    for (PerftTask task : tasks) {
      progress.accept(task.name() + " to depth " + task.depth());
      rows.add(row(task, builds, effort, notes));
    }
    return List.of(new Table("Games", EXPLANATION, HEADER, rows, notes));
  }

  private static List<String> row(
      PerftTask task, Engines builds, Effort effort, List<String> notes) {
    int depth = task.depth();
    long nodes = Perft.count(task.begin(), depth);
    int shallow = Math.max(1, depth - 1);
    Optional<FairyStockfish> engine =
        builds.fastest(task, shallow, Perft.count(task.begin(), shallow), notes);
    boolean limited = task.game().equals(CHESS);
    List<Contestant> contestants = new ArrayList<>();
    contestants.add(GameBenchmark.contestant(task, depth));
    if (limited) {
      contestants.add(limit(task, depth, nodes));
    }
    engine.ifPresent(
        build -> contestants.add((of, turns) -> play(build, task, depth, nodes, turns)));
    Outcome outcome = Contest.run(contestants, effort.ofGames());
    int last = contestants.size() - 1;
    double bytes = outcome.mostBytes(0) / nodes * 1_000_000;
    return List.of(
        task.name(),
        engine.map(build -> outcome.timesFaster(0, last).text(1)).orElse(Table.NONE),
        limited ? outcome.timesFaster(1, 0).text(2) : Table.NONE,
        outcome.speed(0, nodes).text(1),
        engine.map(build -> outcome.speed(last, nodes).middle(1)).orElse(Table.NONE),
        engine.map(build -> String.valueOf(builds.number(build))).orElse(Table.NONE),
        String.valueOf(depth),
        String.format(Locale.ROOT, "%,d", nodes),
        String.format(Locale.ROOT, "%.0f", bytes));
  }

  private static Contestant limit(PerftTask task, int depth, long nodes) {
    String fen = task.begin().fen();
    long counted = new HandChess(fen).count(depth);
    if (counted != nodes) {
      throw new MeasuringException(
          task.name() + ": the limit counts " + counted + " where we count " + nodes);
    }
    return LimitBenchmark.contestant(fen, depth);
  }

  /** The engine is so much slower that one turn of a round says enough. */
  private static Sample play(
      FairyStockfish build, PerftTask task, int depth, long nodes, Turns turns)
      throws InterruptedException {
    turns.begin();
    FairyStockfish.Counted counted = build.count(task.game(), task.fen(), depth, System::nanoTime);
    turns.end();
    if (counted.nodes() != nodes) {
      throw new MeasuringException(
          task.name() + ": the engine counts " + counted.nodes() + " where we count " + nodes);
    }
    return new Sample(List.of((double) counted.nanos()), Double.NaN);
  }
}
