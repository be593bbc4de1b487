package io.github.betza.benchmarks.measure;

import java.util.List;
import java.util.function.Consumer;

/**
 * A part of the results: what else is to be measured becomes a further section, which {@code
 * Sections} names.
 */
@FunctionalInterface
public interface Section {
  /**
   * Measures.
   *
   * @param effort how much
   * @param progress is told what is being measured, in a line each
   * @return the tables, in the order in which they are printed
   * @throws MeasuringException where it cannot be measured
   */
  List<Table> measure(Effort effort, Consumer<String> progress);
}
