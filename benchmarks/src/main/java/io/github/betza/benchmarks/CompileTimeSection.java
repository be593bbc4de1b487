package io.github.betza.benchmarks;

import io.github.betza.benchmarks.CompileTimeRow.Times;
import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.MeasuringException;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/** The time that the processor adds to compilations of few and of many pieces. */
final class CompileTimeSection implements Section {
  private static final List<String> HEADER =
      List.of(
          "pieces",
          "ms a piece",
          "processor's",
          "any one's",
          "s before",
          "s with it",
          "lines",
          "bytes",
          "wall ms",
          "its own");

  private final List<Integer> counts;

  /**
   * Makes a section.
   *
   * @param counts the number of pieces of each compilation
   */
  CompileTimeSection(List<Integer> counts) {
    this.counts = List.copyOf(counts);
  }

  @Override
  public List<Table> measure(Effort effort, Consumer<String> progress) {
    progress.accept("compilations of " + counts + " pieces");
    try {
      List<CompileTimeRow> rows = CompileTime.measure(counts, effort.ofGames().rounds());
      return List.of(
          new Table(
              "Compile time",
              "What the processor adds to a javac that is started cold, in milliseconds of the"
                  + " compiling thread a piece, and how much of that is the processor's own, the rest"
                  + " being the compilation of what it writes; what a processor would take that only"
                  + " copies these sources; seconds of the whole without and with"
                  + " it; lines and bytes of class files a piece; and the first two by the clock on the"
                  + " wall, which the virtual machine's own compilers take from it where there are"
                  + " few cores.",
              HEADER,
              rows.stream().map(CompileTimeSection::row).toList(),
              List.of()));
    } catch (IOException e) {
      throw new MeasuringException("the sources to compile cannot be written", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MeasuringException("interrupted while javac ran", e);
    }
  }

  private static List<String> row(CompileTimeRow row) {
    ToDoubleFunction<Times> thread = Times::thread;
    return List.of(
        String.valueOf(row.pieces()),
        number(row.inAll(thread)),
        number(row.processor(thread)),
        number(row.anyProcessor(thread)),
        number(row.without().wall()),
        number(row.full().wall()),
        String.valueOf(row.lines() / row.pieces()),
        String.valueOf(row.bytes() / row.pieces()),
        number(row.inAll(Times::wall)),
        number(row.processor(Times::wall)));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
