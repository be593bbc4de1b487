package io.github.betza.benchmarks;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.MeasuringException;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * The memory that javac needs without the processor and with it.
 *
 * @param pieces the number of pieces to compile
 */
record MemorySection(int pieces) implements Section {
  private static final String EXPLANATION =
      "The smallest heap with which javac compiles these pieces, in megabytes, to "
          + CompileHeap.STEP
          + " MB.";

  @Override
  public List<Table> measure(Effort effort, Consumer<String> progress) {
    progress.accept("the heap for " + pieces + " pieces");
    try {
      List<Integer> heaps = CompileHeap.measure(pieces);
      List<String> row =
          List.of(
              String.valueOf(pieces), String.valueOf(heaps.get(0)), String.valueOf(heaps.get(1)));
      return List.of(
          new Table(
              "Memory",
              EXPLANATION,
              List.of("pieces", "without the processor", "with it"),
              List.of(row),
              List.of()));
    } catch (IOException e) {
      throw new MeasuringException("the heap cannot be measured", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MeasuringException("interrupted while javac ran", e);
    }
  }

  /**
   * The smallest heap in which javac compiles some pieces, found by halving. The use of a process
   * with a large heap shows little: the collector waits as long as there is room.
   */
  private static final class CompileHeap {
    /** The precision, in megabytes. */
    static final int STEP = 2;

    private static final int MOST = 512;

    private final List<Path> files;
    private final Path folder;

    private CompileHeap(List<Path> files, Path folder) {
      this.files = files;
      this.folder = folder;
    }

    /**
     * Returns the megabytes that javac needs without the processor and with it.
     *
     * @param pieces the number of pieces to compile
     * @throws IOException if a file cannot be written
     * @throws InterruptedException if this thread is interrupted
     */
    static List<Integer> measure(int pieces) throws IOException, InterruptedException {
      Path folder = Files.createTempDirectory("betza-compile-heap");
      try {
        CompileHeap heap =
            new CompileHeap(CompileTimeSources.read().write(pieces, folder.resolve("in")), folder);
        int without = heap.least(List.of("-proc:none"));
        int with =
            heap.least(
                List.of(
                    "-processor", CompileTime.PROCESSOR, "-processorpath", JavacProcess.path()));
        return List.of(without, with);
      } finally {
        CompileTime.delete(folder);
      }
    }

    private int least(List<String> options) throws IOException, InterruptedException {
      Path classes = Files.createDirectories(folder.resolve("classes"));
      int enough = MOST;
      int tooLittle = 0;
      while (enough - tooLittle > STEP) {
        // Half of the open range, in whole steps.
        int tried = tooLittle + (enough - tooLittle) / (2 * STEP) * STEP;
        if (new JavacProcess(folder.resolve("errors"), List.of("-Xmx" + tried + "m"))
            .run(classes, options, files)
            .isPresent()) {
          enough = tried;
        } else {
          tooLittle = tried;
        }
      }
      if (enough == MOST) {
        throw new MeasuringException("javac does not get by with " + MOST + " MB");
      }
      return enough;
    }
  }
}
