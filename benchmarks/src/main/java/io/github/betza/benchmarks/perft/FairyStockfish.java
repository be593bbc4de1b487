package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.measure.MeasuringException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;

/**
 * The engine Fairy-Stockfish, as Debian's package of this name has it.
 *
 * @param program its path
 * @param name what it calls itself
 * @param variants the variants that it has built in
 */
public record FairyStockfish(Path program, String name, Set<String> variants) {
  /** How the program is called, and how the package is. */
  public static final String PROGRAM = "fairy-stockfish";

  private static final String NAME = "id name ";
  private static final String VARIANTS = "option name UCI_Variant type combo ";
  private static final String NODES = "Nodes searched: ";

  /**
   * What it counted.
   *
   * @param nodes how many sequences of moves
   * @param nanos how long it took, without the start of the program
   */
  record Counted(long nodes, long nanos) {}

  /** Copies the set. */
  public FairyStockfish {
    variants = Set.copyOf(variants);
  }

  /** Returns where the program is installed, or nothing where it is not. */
  public static Optional<Path> installed() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    List<String> folders = new ArrayList<>(Arrays.asList(path.split(":", -1)));
    // Debian puts games where not everybody looks for programs.
    folders.add("/usr/games");
    return folders.stream()
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, PROGRAM))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Asks a program who it is.
   *
   * @throws MeasuringException where it is not such an engine
   */
  public static FairyStockfish of(Path program) {
    try (EngineProcess process = new EngineProcess(program)) {
      process.say("uci");
      List<String> lines = process.readUntil("uciok");
      String name = process.only(lines, NAME);
      Set<String> variants = new TreeSet<>();
      String[] words = process.only(lines, VARIANTS).split(" ", -1);
      for (int i = 1; i < words.length; i++) {
        if (words[i - 1].equals("var")) {
          variants.add(words[i]);
        }
      }
      return new FairyStockfish(program, name, variants);
    }
  }

  /**
   * Counts in a new process.
   *
   * @param clock the time in nanoseconds, from any point
   */
  Counted count(String variant, String fen, int depth, LongSupplier clock) {
    try (EngineProcess process = new EngineProcess(program)) {
      process.say("uci");
      process.readUntil("uciok");
      process.say("setoption name UCI_Variant value " + variant);
      process.say(fen.equals(PerftTask.FIRST) ? "position startpos" : "position fen " + fen);
      process.say("isready");
      process.readUntil("readyok");
      long begin = clock.getAsLong();
      process.say("go perft " + depth);
      List<String> lines = process.readUntil(NODES);
      long nanos = clock.getAsLong() - begin;
      return new Counted(Long.parseLong(process.only(lines, NODES)), nanos);
    }
  }
}
