package io.github.betza.benchmarks;

import io.github.betza.benchmarks.measure.MeasuringException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The smallest heap in which javac compiles some pieces, found by halving. The use of a process
 * with a large heap shows little: the collector waits as long as there is room.
 */
final class CompileHeap {
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
              List.of("-processor", CompileTime.PROCESSOR, "-processorpath", JavacProcess.path()));
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
