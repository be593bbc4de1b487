package io.github.betza.benchmarks;

import io.github.betza.benchmarks.CompileTimeRow.Times;
import io.github.betza.benchmarks.measure.Estimate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Measures the time that the processor adds to a compilation. Each run is a whole javac in a
 * virtual machine of its own, started cold: without the processor, with it, without it but with the
 * sources that it wrote, and with a {@link CopyingProcessor} of these sources. The cost of this
 * processor is the difference of the second and the third; the cost of any processor that of the
 * fourth and the third.
 */
final class CompileTime {
  static final String PROCESSOR = "io.github.betza.processor.BetzaProcessor";

  private final CompileTimeSources sources;
  private final Path folder;
  private final int runs;

  private CompileTime(CompileTimeSources sources, Path folder, int runs) {
    this.sources = sources;
    this.folder = folder;
    this.runs = runs;
  }

  /**
   * Measures compilations.
   *
   * @param counts the number of pieces of each
   * @param runs the number of runs of each; the median counts
   * @throws IOException if a file cannot be written
   * @throws InterruptedException if this thread is interrupted
   */
  static List<CompileTimeRow> measure(List<Integer> counts, int runs)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("betza-compile-time");
    try {
      CompileTime time = new CompileTime(CompileTimeSources.read(), folder, runs);
      List<CompileTimeRow> rows = new ArrayList<>();
      for (int count : counts) {
        rows.add(time.measure(count));
      }
      return rows;
    } finally {
      delete(folder);
    }
  }

  private CompileTimeRow measure(int pieces) throws IOException, InterruptedException {
    Path home = folder.resolve("of" + pieces);
    List<Path> input = sources.write(pieces, home.resolve("in"));
    Path written = Files.createDirectories(home.resolve("written"));
    Path copies = Files.createDirectories(home.resolve("copies"));
    Path classes = Files.createDirectories(home.resolve("classes"));
    List<String> with =
        List.of(
            "-processor",
            PROCESSOR,
            "-processorpath",
            JavacProcess.path(),
            "-s",
            written.toString());
    List<Times> without = new ArrayList<>();
    List<Times> full = new ArrayList<>();
    List<Times> output = new ArrayList<>();
    List<Times> copied = new ArrayList<>();
    // In turn, so that other load of the machine affects all of them alike.
    for (int i = 0; i < runs; i++) {
      without.add(run(classes, List.of("-proc:none"), input));
      full.add(run(classes, with, input));
      List<Path> all = new ArrayList<>(input);
      all.addAll(files(written, ".java"));
      output.add(run(classes, List.of("-proc:none"), all));
      copied.add(run(classes, copying(written, copies), input));
    }
    long lines = 0;
    for (Path file : files(written, ".java")) {
      lines += Files.readString(file).lines().count();
    }
    long bytes = 0;
    for (Path file : files(classes, "Moves.class")) {
      bytes += Files.size(file);
    }
    return new CompileTimeRow(
        pieces, median(without), median(full), median(output), median(copied), lines, bytes);
  }

  private static List<String> copying(Path written, Path copies) {
    return List.of(
        "-processor",
        CopyingProcessor.class.getName(),
        "-processorpath",
        JavacProcess.path(),
        "-A" + CopyingProcessor.FOLDER + "=" + written,
        "-s",
        copies.toString());
  }

  private Times run(Path classes, List<String> options, List<Path> files)
      throws IOException, InterruptedException {
    return new JavacProcess(folder.resolve("errors"), List.of())
        .run(classes, options, files)
        .orElseThrow(() -> new IOException("javac ran out of memory"));
  }

  private static Times median(List<Times> times) {
    return new Times(
        Estimate.median(times.stream().map(Times::wall).toList()),
        Estimate.median(times.stream().map(Times::thread).toList()));
  }

  private static List<Path> files(Path folder, String end) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
    }
  }

  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
