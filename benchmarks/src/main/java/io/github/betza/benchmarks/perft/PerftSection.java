package io.github.betza.benchmarks.perft;

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
 * Whole games beside Fairy-Stockfish.
 *
 * @param tasks what is counted
 * @param engine the engine, or nothing where it is not installed
 */
public record PerftSection(List<PerftTask> tasks, Optional<FairyStockfish> engine)
    implements Section {
  private static final String EXPLANATION =
      """
      Sequences of legal moves, counted on one thread; the last ply is counted, not made. Engine: how many times as fast as
      %s the generated code is; other versions of the engine differ in speed. Millions of nodes in a second, medians; the
      start of the programs does not count. Bytes: what generated code allocates for a million nodes, and JMH with it, which
      is nearly all of it.""";

  /** Copies the list. */
  public PerftSection {
    tasks = List.copyOf(tasks);
  }

  @Override
  public List<Table> measure(Effort effort, Consumer<String> progress) {
    List<List<String>> rows = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    if (engine.isEmpty()) {
      notes.add(
          FairyStockfish.PROGRAM
              + " is not installed, so nothing is compared with it: Debian has it as a package of"
              + " this name.");
    }
    for (PerftTask task : tasks) {
      int depth = task.depth();
      progress.accept(task.name() + " to depth " + depth);
      rows.add(row(task, depth, effort, notes));
    }
    List<String> header =
        List.of("game", "engine", "million nodes/s", "engine's", "depth", "nodes", "bytes");
    String text = EXPLANATION.formatted(engine.map(FairyStockfish::name).orElse("an engine"));
    return List.of(new Table("Games", text, header, rows, notes));
  }

  private List<String> row(PerftTask task, int depth, Effort effort, List<String> notes) {
    long nodes = Perft.count(task.begin(), depth);
    List<Contestant> contestants = new ArrayList<>();
    contestants.add(GameBenchmark.contestant(task, depth));
    rival(task, depth, nodes, notes).ifPresent(contestants::add);
    Outcome outcome = Contest.run(contestants, effort.ofGames());
    boolean compared = contestants.size() > 1;
    double bytes = outcome.mostBytes(0) / nodes * 1_000_000;
    return List.of(
        task.name(),
        compared ? outcome.timesFaster(0, 1).text(1) : Table.NONE,
        outcome.speed(0, nodes).text(1),
        compared ? outcome.speed(1, nodes).middle(1) : Table.NONE,
        String.valueOf(depth),
        String.format(Locale.ROOT, "%,d", nodes),
        String.format(Locale.ROOT, "%.0f", bytes));
  }

  /** Returns the engine where it knows the game, and counts as we do. */
  private Optional<Contestant> rival(PerftTask task, int depth, long nodes, List<String> notes) {
    if (engine.isEmpty() || !engine.get().variants().contains(task.game())) {
      return Optional.empty();
    }
    int shallow = Math.max(1, depth - 1);
    long expected = Perft.count(task.begin(), shallow);
    long counted = engine.get().count(task.game(), task.fen(), shallow, System::nanoTime).nodes();
    if (counted != expected) {
      notes.add(
          String.format(
              Locale.ROOT,
              "%s: the engine counts %,d to depth %d where we count %,d; its rules are others.",
              task.name(),
              counted,
              shallow,
              expected));
      return Optional.empty();
    }
    return Optional.of((effort, turns) -> play(task, depth, nodes, turns));
  }

  /** The engine is so much slower that one turn of a round says enough. */
  private Sample play(PerftTask task, int depth, long nodes, Turns turns)
      throws InterruptedException {
    turns.begin();
    FairyStockfish.Counted counted =
        engine.orElseThrow().count(task.game(), task.fen(), depth, System::nanoTime);
    turns.end();
    if (counted.nodes() != nodes) {
      throw new MeasuringException(
          task.name() + ": the engine counts " + counted.nodes() + " where we count " + nodes);
    }
    return new Sample(List.of((double) counted.nanos()), Double.NaN);
  }
}
