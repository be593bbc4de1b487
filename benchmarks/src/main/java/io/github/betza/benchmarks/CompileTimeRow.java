package io.github.betza.benchmarks;

import java.util.function.ToDoubleFunction;

/**
 * What was measured for some pieces, as medians.
 *
 * @param pieces how many pieces
 * @param without without the processor
 * @param full with the processor
 * @param output without it, with the sources that it wrote
 * @param copied with a processor that only copies those sources
 * @param lines how many lines it wrote
 * @param bytes how many bytes the class files made of them have
 */
record CompileTimeRow(
    int pieces, Times without, Times full, Times output, Times copied, long lines, long bytes) {
  /**
   * What a run took, in seconds.
   *
   * @param wall from the start of the virtual machine
   * @param thread processor time of the thread that runs javac; what the run would take on a
   *     machine with nothing else to do
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

  /** Returns the milliseconds per piece that any processor takes which writes the same sources. */
  double anyProcessor(ToDoubleFunction<Times> which) {
    return perPiece(which, copied, output);
  }

  private double perPiece(ToDoubleFunction<Times> which, Times more, Times less) {
    return 1000 * (which.applyAsDouble(more) - which.applyAsDouble(less)) / pieces;
  }
}
