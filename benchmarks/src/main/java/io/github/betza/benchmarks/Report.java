package io.github.betza.benchmarks;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.Machine;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import java.util.List;
import java.util.function.Consumer;

/** Measures the sections and tells what was found, as one page of Markdown without a date. */
final class Report {
  private static final String INTRODUCTION =
      """
      # How fast the generated code is

      Written by `java -jar benchmarks/target/benchmarks.jar`; do not edit. Contestants have their turns one after the other, each
      turn in a new process, so ratios hold where absolute figures drift. Ratios come first, and more is better. After ± stands half
      of the 95 % confidence interval of the mean, over all iterations of all turns.

      """;

  private final Effort effort;
  private final Consumer<String> progress;

  /**
   * Makes a report.
   *
   * @param progress is told what is being measured
   */
  Report(Effort effort, Consumer<String> progress) {
    this.effort = effort;
    this.progress = progress;
  }

  /**
   * Returns the page.
   *
   * @param finished is given each part of the page as soon as it is known
   */
  String write(List<Section> sections, Consumer<String> finished) {
    StringBuilder page = new StringBuilder();
    append(page, INTRODUCTION + Machine.markdown() + turns(), finished);
    for (Section section : sections) {
      for (Table table : section.measure(effort, progress)) {
        append(page, "\n" + table.markdown(), finished);
      }
    }
    return page.toString();
  }

  private String turns() {
    return "- Turns: "
        + effort.rounds()
        + ", of "
        + effort.iterations()
        + " iterations after "
        + effort.warmups()
        + " that do not count\n";
  }

  private static void append(StringBuilder page, String part, Consumer<String> finished) {
    page.append(part);
    finished.accept(part);
  }
}
