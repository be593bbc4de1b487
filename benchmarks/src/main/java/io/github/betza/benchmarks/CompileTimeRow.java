package io.github.betza.benchmarks;

import java.util.function.ToDoubleFunction;

/**
 * The measured values for a number of pieces, as medians.
 *
 * @param pieces the number of pieces
 * @param without without the processor
 * @param full with the processor
 * @param output without it, with the sources that it wrote
 * @param copied with a processor that only copies these sources
 * @param lines the number of lines that it wrote
 * @param bytes the number of bytes of the class files made of them
 */
record CompileTimeRow(
    int pieces, Times without, Times full, Times output, Times copied, long lines, long bytes) {
  /**
   * The cost of a run, in seconds.
   *
   * @param wall from the start of the virtual machine
   * @param thread processor time of the thread that runs javac: the duration of the run on a
   *     machine without other load
   */
  record Times(double wall, double thread) {}

  /** Returns the milliseconds per piece that the processor and its output take. */
  double inAll(ToDoubleFunction<Times> which) {
    return perPiece(which, full, without);
  }

  /** Returns the milliseconds per piece that the processor takes. */
  double processor(ToDoubleFunction<Times> which) {
    return perPiece(which, full, output);
  }

  /** Returns the milliseconds per piece of any processor that writes the same sources. */
  double anyProcessor(ToDoubleFunction<Times> which) {
    return perPiece(which, copied, output);
  }

  private double perPiece(ToDoubleFunction<Times> which, Times more, Times less) {
    return 1000 * (which.applyAsDouble(more) - which.applyAsDouble(less)) / pieces;
  }
}
