package io.github.betza.benchmarks;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.MeasuringException;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.perft.FairyStockfish;
import io.github.betza.benchmarks.perft.PerftTask;
import io.github.betza.benchmarks.piece.Kind;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command for measuring. */
@Command(
    name = "benchmarks",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Measures the generated code beside other code that does the same, prints tables, and writes"
          + " them to a file.",
      "It takes about an hour; nothing else should run on the machine."
    })
public final class Main implements Callable<Integer> {
  private static final Path RESULTS = Path.of("benchmarks", "RESULTS.md");
  private static final int FAILURE = 1;
  private static final int MOST_COMPILED = 20_000;
  private static final int MEMORY_PIECES = 1_000;

  @Option(
      names = "--quick",
      description =
          "Only a look, of about a quarter of an hour: a third of the rounds; writes a file only where"
              + " --out is given.")
  private boolean quick;

  @Option(names = "--section", split = ",", description = "Only these: ${COMPLETION-CANDIDATES}.")
  private List<Sections> sections = List.of(Sections.values());

  @Option(names = "--piece", split = ",", description = "Only these: ${COMPLETION-CANDIDATES}.")
  private List<Kind> kinds = List.of(Kind.values());

  @Option(
      names = "--size",
      split = ",",
      description = "The numbers of files and ranks for pieces (default: 8,10,16).")
  private List<Integer> sizes = List.of(8, 10, 16);

  @Option(
      names = "--game",
      split = ",",
      description = "Only these games, of all that are samples (default: those of the results).")
  private Set<String> games = Set.of();

  /** Few pieces show the fixed cost, many show whether the cost per piece is constant. */
  @Option(
      names = "--compiled",
      split = ",",
      description = "The numbers of pieces to compile (default: 1,10,100,1000,5000).")
  private List<Integer> compiled = List.of(1, 10, 100, 1000, 5000);

  @Option(
      names = "--rounds",
      description =
          "How often the contestants begin anew in new processes, 1 to 100; games do so half as"
              + " often (default: 9, and 3 for a look).")
  private Integer rounds;

  @Option(
      names = "--engine",
      split = ",",
      description =
          "The paths of builds of Fairy-Stockfish, of which the fastest counts (default: all that are"
              + " installed).")
  private List<Path> engines = List.of();

  @Option(names = "--out", description = "The file to write (default: benchmarks/RESULTS.md).")
  private Path out;

  @Spec private CommandSpec spec;

  private Main() {}

  /** Runs the command and ends the program with its exit code. */
  public static void main(String[] arguments) {
    System.exit(
        run(
            new PrintWriter(System.out, true, StandardCharsets.UTF_8),
            new PrintWriter(System.err, true, StandardCharsets.UTF_8),
            arguments));
  }

  /**
   * Runs the command and returns its exit code: 0, 1 if measuring failed, 2 for invalid options.
   */
  static int run(PrintWriter out, PrintWriter err, String... arguments) {
    return new CommandLine(new Main())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(out)
        .setErr(err)
        .setParameterExceptionHandler(Main::complain)
        .execute(arguments);
  }

  /** Prints the problem of the options in one line. */
  private static int complain(ParameterException exception, String[] arguments) {
    CommandLine command = exception.getCommandLine();
    command.getErr().println(exception.getMessage());
    command.getErr().println("benchmarks --help tells the options");
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  @Override
  public Integer call() throws IOException {
    Optional<Path> file = file();
    Effort effort = effort();
    PrintWriter tables = spec.commandLine().getOut();
    PrintWriter progress = spec.commandLine().getErr();
    try {
      Sections.Choice choice =
          new Sections.Choice(
              distinct(kinds),
              checkedSizes(),
              tasks(),
              games.isEmpty() ? List.of("chess") : List.copyOf(new TreeSet<>(games)),
              checkedCounts(),
              MEMORY_PIECES,
              engines());
      List<Section> measured =
          EnumSet.copyOf(sections).stream().map(section -> section.of(choice)).toList();
      String page =
          new Report(effort, progress::println)
              .write(
                  measured,
                  part -> {
                    tables.print(part);
                    tables.flush();
                  });
      if (file.isPresent()) {
        Files.writeString(file.get(), page);
        progress.println("written: " + file.get());
      }
      return 0;
    } catch (MeasuringException exception) {
      progress.println(exception.getMessage());
      return FAILURE;
    }
  }

  private static List<Kind> distinct(List<Kind> kinds) {
    return List.copyOf(EnumSet.copyOf(kinds));
  }

  private Effort effort() {
    Effort effort = quick ? Effort.QUICK : Effort.FULL;
    if (rounds == null) {
      return effort;
    }
    if (rounds < 1 || rounds > 100) {
      throw bad("--rounds is 1 to 100, not " + rounds);
    }
    return effort.withRounds(rounds);
  }

  /** Returns the file to write; its problems must be reported before an hour of measuring. */
  private Optional<Path> file() {
    if (quick && out == null) {
      return Optional.empty();
    }
    Path file = out == null ? RESULTS : out;
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
      throw bad(
          "there is no folder "
              + folder
              + " to write to: run this where the project is, or give another file with --out");
    }
    if (Files.isDirectory(file)) {
      throw bad(file + " is a folder; --out wants a file");
    }
    return Optional.of(file);
  }

  private List<Integer> checkedSizes() {
    return checked("--size", sizes, 8, 36);
  }

  private List<Integer> checkedCounts() {
    return checked("--compiled", compiled, 1, MOST_COMPILED);
  }

  /** Returns numbers without repetitions, from the least up. */
  private List<Integer> checked(String option, List<Integer> numbers, int least, int most) {
    for (int number : numbers) {
      if (number < least || number > most) {
        throw bad(option + " is " + least + " to " + most + ", not " + number);
      }
    }
    return List.copyOf(new TreeSet<>(numbers));
  }

  private List<PerftTask> tasks() {
    List<PerftTask> all = PerftTask.all();
    Set<String> unknown = new TreeSet<>(games);
    all.forEach(task -> unknown.remove(task.game()));
    if (!unknown.isEmpty()) {
      Set<String> known = new TreeSet<>();
      all.forEach(task -> known.add(task.game()));
      throw bad(
          "there is no game "
              + String.join(", ", unknown)
              + "; there are: "
              + String.join(", ", known));
    }
    return all.stream()
        .filter(task -> games.isEmpty() ? task.inResults() : games.contains(task.game()))
        .toList();
  }

  private List<FairyStockfish> engines() {
    if (!sections.contains(Sections.LISTED)) {
      return List.of();
    }
    for (Path engine : engines) {
      if (!Files.isExecutable(engine)) {
        throw bad("--engine " + engine + " is no program that can be run");
      }
    }
    List<Path> programs = engines.isEmpty() ? FairyStockfish.installed() : engines;
    return programs.stream().map(FairyStockfish::of).toList();
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
