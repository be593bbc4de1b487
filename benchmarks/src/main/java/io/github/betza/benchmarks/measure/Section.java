package io.github.betza.benchmarks.measure;

import java.util.List;
import java.util.function.Consumer;

/**
 * A part of the results. A further measurement becomes a further section, named in {@code
 * Sections}.
 */
@FunctionalInterface
public interface Section {
  /**
   * Measures.
   *
   * @param effort the effort
   * @param progress receives a line about each measurement
   * @return the tables, in the order of the page
   * @throws MeasuringException if measuring fails
   */
  List<Table> measure(Effort effort, Consumer<String> progress);
}
