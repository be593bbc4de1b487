package io.github.betza.benchmarks;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.MeasuringException;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import java.io.IOException;
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
}
