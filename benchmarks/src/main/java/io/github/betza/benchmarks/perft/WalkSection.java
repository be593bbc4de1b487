package io.github.betza.benchmarks.perft;

import com.sun.management.ThreadMXBean;
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
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Walks through whole games by the public methods of {@code Game}, chess beside code written by
 * hand, and beside Fairy-Stockfish if the moves of the last ply are only listed, as that engine
 * does.
 *
 * @param counting how the last ply is counted
 * @param tasks the tasks
 * @param engines the installed builds of the engine; the fastest one is compared
 */
public record WalkSection(Counting counting, List<PerftTask> tasks, List<FairyStockfish> engines)
    implements Section {
  private static final String MADE =
      """
      Every legal move listed, made and taken back, down to the last ply, on one thread, by the public methods of `Game`: what a
      search does. Counter: how many times as fast the generated code is as a counter that is written by hand for chess alone, which
      keeps the hash, the half-move clock and the record for repetitions as well. Millions of moves in a second, medians. Bytes:
      what the generated code allocates for a move.""";
  private static final String LISTED =
      """
      The same, but the moves of the last ply are only listed. So does Fairy-Stockfish, whose perft is compared with. Engine: how
      many times as fast the generated code is as the engine, in the fastest of the builds that are named below the table; the start
      of the program does not count.""";
  private static final String CHESS = "chess";

  /** Copies the lists. */
  public WalkSection {
    tasks = List.copyOf(tasks);
    engines = counting == Counting.MADE ? List.of() : List.copyOf(engines);
  }

  @Override
  public List<Table> measure(Effort effort, Consumer<String> progress) {
    List<List<String>> rows = new ArrayList<>();
    Engines builds = new Engines(engines);
    List<String> notes = new ArrayList<>(builds.descriptions());
    if (counting == Counting.LISTED && engines.isEmpty()) {
      notes.add(
          FairyStockfish.PROGRAM
              + " is not installed, so nothing is compared with it: Debian has it as a package of"
              + " this name.");
    }
    for (PerftTask task : tasks) {
      progress.accept(task.name() + " to depth " + task.depth() + ", moves " + counting);
      rows.add(row(task, builds, effort, notes));
    }
    return List.of(
        counting == Counting.MADE
            ? new Table("Games: every move made", MADE, header(), rows, notes)
            : new Table("Games: the last moves listed", LISTED, header(), rows, notes));
  }

  private List<String> header() {
    List<String> header = new ArrayList<>(List.of("game", "counter"));
    if (counting == Counting.LISTED) {
      header.add("engine");
    }
    header.addAll(List.of("million moves/s", "counter's"));
    if (counting == Counting.LISTED) {
      header.addAll(List.of("engine's", "build"));
    }
    header.addAll(List.of("depth", "moves", "bytes"));
    return header;
  }

  private List<String> row(PerftTask task, Engines builds, Effort effort, List<String> notes) {
    long nodes = counting.count(task);
    PerftTask shallow = task.atDepth(Math.max(1, task.depth() - 1));
    Optional<FairyStockfish> engine =
        builds.fastest(task, shallow.depth(), counting.count(shallow), notes);
    boolean byHand = task.game().equals(CHESS);
    List<Contestant> contestants = new ArrayList<>();
    contestants.add(GameBenchmark.contestant(counting, task));
    if (byHand) {
      contestants.add(counter(task, nodes));
    }
    engine.ifPresent(build -> contestants.add((of, turns) -> play(build, task, nodes, of, turns)));
    Outcome outcome = Contest.run(contestants, effort.ofGames());
    int last = contestants.size() - 1;
    List<String> row = new ArrayList<>();
    row.add(task.name());
    row.add(byHand ? outcome.timesFaster(0, 1).text(2) : Table.NONE);
    if (counting == Counting.LISTED) {
      row.add(engine.map(build -> outcome.timesFaster(0, last).text(2)).orElse(Table.NONE));
    }
    row.add(outcome.speed(0, nodes).text(1));
    row.add(byHand ? outcome.speed(1, nodes).middle(1) : Table.NONE);
    if (counting == Counting.LISTED) {
      row.add(engine.map(build -> outcome.speed(last, nodes).middle(1)).orElse(Table.NONE));
      row.add(engine.map(build -> String.valueOf(builds.number(build))).orElse(Table.NONE));
    }
    row.add(String.valueOf(task.depth()));
    row.add(String.format(Locale.ROOT, "%,d", nodes));
    row.add(Allocation.perNode(counting, task, nodes));
    return row;
  }

  private Contestant counter(PerftTask task, long nodes) {
    String fen = task.begin().fen();
    long counted = counting.count(new HandChess(fen), task.depth());
    if (counted != nodes) {
      throw new MeasuringException(
          task.name() + ": the counter by hand counts " + counted + " where we count " + nodes);
    }
    return HandBenchmark.contestant(counting, fen, task.depth());
  }

  /**
   * The engine takes all its turns of a round in one, because its time is measured in coarse steps.
   */
  private static Sample play(
      FairyStockfish build, PerftTask task, long nodes, Effort effort, Turns turns)
      throws InterruptedException {
    long millis = (long) effort.turns() * effort.millis();
    turns.begin();
    FairyStockfish.Counted counted =
        build.countAgain(task.game(), task.fen(), task.depth(), millis);
    turns.end();
    if (counted.nodes() != nodes) {
      throw new MeasuringException(
          task.name() + ": the engine counts " + counted.nodes() + " where we count " + nodes);
    }
    return new Sample(List.of((double) counted.nanos()), Double.NaN);
  }

  /** The memory that a thread allocates while it counts. */
  private static final class Allocation {
    private Allocation() {}

    /**
     * Returns the bytes for a node, or {@link Table#NONE} if the virtual machine does not report
     * them. The first count is ignored, because lists grow in it.
     */
    static String perNode(Counting counting, PerftTask task, long nodes) {
      if (!(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads)
          || !threads.isThreadAllocatedMemorySupported()) {
        return Table.NONE;
      }
      Walk walk = new Walk(task.begin(), task.depth());
      counting.count(walk, task.depth());
      long id = Thread.currentThread().getId();
      long before = threads.getThreadAllocatedBytes(id);
      counting.count(walk, task.depth());
      long bytes = threads.getThreadAllocatedBytes(id) - before;
      return String.format(Locale.ROOT, "%.3f", (double) bytes / nodes);
    }
  }
}
