package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.cli.cluster.ClusterTask;
import io.github.betza.cli.output.DiagnosisPrinter;
import io.github.betza.cli.output.PerftPrinter;
import io.github.betza.cli.output.PerftPrinter.PerftProgress;
import io.github.betza.cli.output.Timing;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.play.EverySecond;
import io.github.betza.play.Repertoire;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code betza perft}: counts move sequences of games and of made-up armies. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Counts the sequences of legal moves from a position.",
    description =
        "%nIn an army of --piece no royal piece may be left attacked. The number goes to the standard"
            + " output; the time, and how far a long count has come, to the standard error.%n",
    footer = {
      "",
      "Examples:",
      "  betza perft --variant chess --depth 4",
      "  betza perft --class-path target/classes --depth 3 --divide",
      "  betza perft --files 8 --ranks 8 --piece A=FyafsF --royal K \\",
      "      --fen '1a2k3/8/8/8/8/8/8/1A2K3 w - - 0 1' --depth 3"
    })
final class PerftCommand implements Callable<Integer> {
  /** The most threads: more than any machine has processors. */
  private static final int MAX_THREADS = 1024;

  @Mixin private GameOptions variant;

  @Option(names = "--files", paramLabel = "F", description = "Number of files, 1 to 36.")
  private Integer files;

  @Option(names = "--ranks", paramLabel = "R", description = "Number of ranks, 1 to 36.")
  private Integer ranks;

  @Option(
      names = "--piece",
      paramLabel = "LETTER=NOTATION",
      description = "A piece of the armies; once for each.")
  private List<String> pieces = new ArrayList<>();

  @Option(
      names = "--royal",
      paramLabel = "LETTER",
      description =
          "The royal piece; it moves as K unless --piece says otherwise. So are pieces whose"
              + " notations say it, as kK does in EXTENDED.")
  private String royal;

  @Option(
      names = "--dialect",
      paramLabel = "D",
      defaultValue = "XBETZA",
      description =
          "The dialect of the notations: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Dialect dialect;

  @Option(
      names = "--fen",
      paramLabel = "FEN",
      description = "The position; * is a hole, numbers may have several digits.")
  private String fen;

  @Option(
      names = "--unmoved",
      paramLabel = "SQUARES",
      split = ",",
      description =
          "The squares of pieces that have not moved, apart from those in the FEN's castling field."
              + " Without it, pieces on their side's second rank; with '', none.")
  private List<String> unmoved;

  @Option(names = "--depth", paramLabel = "N", required = true, description = "How many plies.")
  private int depth;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads count (default: one for each processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--divide", description = "Show the count of every first move.")
  private boolean divide;

  @Option(names = "--json", description = "Print the counts and the time as JSON.")
  private boolean json;

  @Mixin private ClusterOptions cluster;

  @ParentCommand private Main main;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (depth < 0 || depth > Perft.MAX_DEPTH) {
      throw ErrorMessages.misuse(spec, "--depth is 0 to " + Perft.MAX_DEPTH + ", not " + depth);
    }
    if (threads < 1 || threads > MAX_THREADS) {
      throw ErrorMessages.misuse(spec, "--threads is 1 to " + MAX_THREADS + ", not " + threads);
    }
    cluster.check(depth);
    Game game = variant.isPresent() ? variant() : army();
    PerftPrinter printer = new PerftPrinter(main.out(), main.err(), depth, divide);
    PrintWriter err = main.err().writer();
    MoveList first = new MoveList();
    game.legalMoves(first);
    PerftProgress progress = new PerftProgress(first.size(), err, System::nanoTime);
    Perft.Divide division =
        (move, nodes) -> {
          printer.firstMove(move, nodes, json);
          progress.firstMoveDone();
        };
    Timing timing =
        EverySecond.during(() -> Timing.of(() -> count(game, division, progress)), progress::show);
    if (json) {
      printer.printJson(timing);
    } else {
      printer.print(timing);
    }
    return 0;
  }

  private long count(Game game, Perft.Divide division, PerftProgress progress) {
    if (cluster.isPresent()) {
      return cluster.counter().divide(game, task(), division, progress::counted);
    }
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      return Perft.divide(game, depth, executor, division, progress::counted);
    } finally {
      executor.shutdown();
    }
  }

  private ClusterTask task() {
    String definition = Arrays.asList(dialect, pieces, royal, unmoved).toString();
    PrintWriter err = main.err().writer();
    return cluster.task(
        depth,
        threads,
        definition,
        message -> {
          err.println("cluster: " + message);
          err.flush();
        });
  }

  private Game variant() {
    boolean own = files != null || ranks != null || !pieces.isEmpty() || royal != null;
    if (own || unmoved != null || dialect != Dialect.XBETZA) {
      throw ErrorMessages.misuse(spec, "a variant brings its own board and pieces");
    }
    Repertoire named = variant.find();
    return named.open(named.names().get(0), fen);
  }

  private Game army() {
    if (files == null || ranks == null || fen == null) {
      throw ErrorMessages.misuse(spec, "--files, --ranks and --fen are needed, or --variant");
    }
    if (files < 1 || files > Geometry.MAX_SIZE || ranks < 1 || ranks > Geometry.MAX_SIZE) {
      throw ErrorMessages.misuse(
          spec, "a board has 1 to " + Geometry.MAX_SIZE + " files and ranks");
    }
    Army army = new Army(dialect, pieces, royal);
    DiagnosisPrinter.print(main.err(), army.warnings());
    // Without squares the option means that all pieces have moved.
    boolean allMoved = unmoved != null && unmoved.equals(List.of(""));
    return army.game(files, ranks, fen, allMoved ? List.of() : unmoved);
  }
}
