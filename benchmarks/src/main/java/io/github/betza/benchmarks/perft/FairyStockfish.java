package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.measure.MeasuringException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * A build of the engine Fairy-Stockfish.
 *
 * @param program its path
 * @param name the name that it gives itself
 * @param settings its processors and the way it was built, in its own words, or nothing if it does
 *     not report them
 * @param variants its built-in variants
 */
public record FairyStockfish(Path program, String name, String settings, Set<String> variants) {
  /** The name of Debian's program and package; the project's own builds append their target. */
  public static final String PROGRAM = "fairy-stockfish";

  private static final String NAME = "id name ";
  private static final String VARIANTS = "option name UCI_Variant type combo ";
  private static final String SETTINGS = "Compilation settings include:";

  /** A variant on a board that only builds for large boards have. */
  private static final String LARGE = "capablanca";

  private static final String NODES = "Nodes searched: ";

  /**
   * The result of a count.
   *
   * @param nodes the number of sequences of moves
   * @param nanos the time, without the start of the program
   */
  record Counted(long nodes, long nanos) {}

  /** Copies the set. */
  public FairyStockfish {
    variants = Set.copyOf(variants);
  }

  /** Returns all installed builds, in the order of their paths; the list may be empty. */
  public static List<Path> installed() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    Set<Path> folders = new TreeSet<>();
    for (String folder : path.split(File.pathSeparator, -1)) {
      if (!folder.isEmpty()) {
        folders.add(Path.of(folder));
      }
    }
    // Debian installs games in a folder that many paths do not contain.
    folders.add(Path.of("/usr/games"));
    return folders.stream().flatMap(folder -> builds(folder).stream()).toList();
  }

  private static List<Path> builds(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> String.valueOf(file.getFileName()).startsWith(PROGRAM))
          .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
          .sorted()
          .toList();
    } catch (IOException exception) {
      // A folder of PATH need not exist, or be readable.
      return List.of();
    }
  }

  /**
   * Starts a program and reads its name and settings.
   *
   * @throws MeasuringException if it is not this engine
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
      process.say("compiler");
      process.say("isready");
      String settings =
          process.readUntil("readyok").stream()
              .filter(line -> line.startsWith(SETTINGS))
              .map(line -> line.substring(SETTINGS.length()).strip())
              .findFirst()
              .orElse("");
      return new FairyStockfish(program, name, settings, variants);
    }
  }

  /** Returns the engine's name, and how it was built. */
  String description() {
    String boards = variants.contains(LARGE) ? "for boards up to 12x10" : "for 8x8";
    return name + ", built " + boards + (settings.isEmpty() ? "" : ", " + settings);
  }

  /**
   * Counts once in a new process.
   *
   * @param clock the time in nanoseconds, from any point
   */
  Counted count(String variant, String fen, int depth, LongSupplier clock) {
    try (EngineProcess process = begin(variant, fen)) {
      long begin = clock.getAsLong();
      long nodes = count(process, depth);
      return new Counted(nodes, clock.getAsLong() - begin);
    }
  }

  /**
   * Counts repeatedly in a new process. Systems report the processor time of a process in steps of
   * some milliseconds, so one count may be too short.
   *
   * @param millis the least time of counting, by the clock
   * @return the result, with the mean processor time of a count
   */
  Counted countAgain(String variant, String fen, int depth, long millis) {
    try (EngineProcess process = begin(variant, fen)) {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
      long begin = process.processorNanos();
      long nodes;
      int counts = 0;
      do {
        nodes = count(process, depth);
        counts++;
      } while (System.nanoTime() < end);
      return new Counted(nodes, Math.max(1, process.processorNanos() - begin) / counts);
    }
  }

  private EngineProcess begin(String variant, String fen) {
    EngineProcess process = new EngineProcess(program);
    process.say("uci");
    process.readUntil("uciok");
    process.say("setoption name UCI_Variant value " + variant);
    process.say(fen.equals(PerftTask.FIRST) ? "position startpos" : "position fen " + fen);
    process.say("isready");
    process.readUntil("readyok");
    return process;
  }

  private static long count(EngineProcess process, int depth) {
    process.say("go perft " + depth);
    return Long.parseLong(process.only(process.readUntil(NODES), NODES));
  }
}
