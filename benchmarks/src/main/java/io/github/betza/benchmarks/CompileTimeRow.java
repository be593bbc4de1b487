package io.github.betza.benchmarks;

import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * What was measured for some pieces, as medians.
 *
 * @param pieces how many pieces
 * @param distinct how many notations they have
 * @param without without the processor
 * @param only with the processor, and without compiling anything
 * @param full with the processor
 * @param output without it, with the sources that it wrote
 * @param copied with a processor that only copies those sources
 * @param lines how many lines it wrote
 * @param bytes how many bytes the class files made of them have
 */
record CompileTimeRow(
    int pieces,
    int distinct,
    Times without,
    Times only,
    Times full,
    Times output,
    Times copied,
    long lines,
    long bytes) {
  /** The first two lines of a table of rows. */
  static final String HEAD =
      "| pieces | notations | ms a piece in all, wall / cpu / thread"
          + " | of which the processor | any processor | s without | s only processing | s in all"
          + " | lines a piece | bytes a piece |\n"
          + "|---|---|---|---|---|---|---|---|---|---|\n";

  /**
   * What a run took, in seconds.
   *
   * @param wall from the start of the virtual machine
   * @param cpu processor time of all its threads, among them those that compile to machine code
   * @param thread processor time of the thread that runs javac; what the run would take on a
   *     machine with nothing else to do
   */
  record Times(double wall, double cpu, double thread) {}

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

  /** Returns the row of a table, see {@link #HEAD}. */
  String line() {
    return String.format(
        Locale.ROOT,
        "| %d | %d | %.2f / %.2f / %.2f | %.2f / %.2f / %.2f | %.2f / %.2f / %.2f | %.2f | %.2f | %.2f | %d | %d |",
        pieces,
        distinct,
        inAll(Times::wall),
        inAll(Times::cpu),
        inAll(Times::thread),
        processor(Times::wall),
        processor(Times::cpu),
        processor(Times::thread),
        anyProcessor(Times::wall),
        anyProcessor(Times::cpu),
        anyProcessor(Times::thread),
        without.wall(),
        only.wall(),
        full.wall(),
        lines / pieces,
        bytes / pieces);
  }
}
