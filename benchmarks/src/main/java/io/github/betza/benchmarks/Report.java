package io.github.betza.benchmarks;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.Estimate;
import io.github.betza.benchmarks.measure.Machine;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Measures the sections and writes the results, as one page of Markdown without a date. */
final class Report {
  private static final String INTRODUCTION =
      """
      # How fast the generated code is

      Written by `java -jar benchmarks/target/benchmarks.jar`; do not edit. Ratios come first, and more is better.

      What is compared takes turns. In a round each contestant has a new process; all warm up at the same time, and then only one
      of them runs, for some milliseconds, while the others wait: first one, then the other, in the next turn the other way round.
      Each turn is divided by the turn beside it, so a machine that becomes slower or faster changes both, and the middle one of
      these ratios is what the round says. Processes differ, because the virtual machine does not compile the same code alike each
      time; so there are several rounds, one right after the other, and a figure is the middle one of them. In brackets stands
      between which rounds the true middle lies, and how sure that is follows from their number alone: %s
      A time is that which the thread had a processor; that of an engine is what its process had.

      """;

  private final Effort effort;
  private final Consumer<String> progress;

  /**
   * Makes a report.
   *
   * @param progress receives a line about each measurement
   */
  Report(Effort effort, Consumer<String> progress) {
    this.effort = effort;
    this.progress = progress;
  }

  /**
   * Returns the page.
   *
   * @param finished receives each part of the page as soon as it is complete
   */
  String write(List<Section> sections, Consumer<String> finished) {
    StringBuilder page = new StringBuilder();
    append(page, INTRODUCTION.formatted(certainty()) + Machine.markdown() + turns(), finished);
    for (Section section : sections) {
      for (Table table : section.measure(effort, progress)) {
        append(page, "\n" + table.markdown(), finished);
      }
    }
    return page.toString();
  }

  private String certainty() {
    return brackets("of pieces", effort)
        + ";\n"
        + brackets("beside the interpreter", effort.ofFewRounds())
        + ";\n"
        + brackets("of games", effort.ofGames())
        + ".";
  }

  private static String brackets(String what, Effort effort) {
    int rounds = effort.rounds();
    int rank = Estimate.rank(rounds);
    return rounds == 1
        ? what + ", of one round, there are none"
        : String.format(
            Locale.ROOT,
            "%s, from number %d to number %d of %d, %.0f %%",
            what,
            rank,
            rounds + 1 - rank,
            rounds,
            100 * Estimate.confidence(rounds));
  }

  private String turns() {
    return String.join(
            "; ",
            "- Turns: " + turns("a piece", effort),
            turns("beside the interpreter", effort.ofFewRounds()),
            turns("a game", effort.ofGames()))
        + "\n";
  }

  private static String turns(String what, Effort effort) {
    return String.format(
        Locale.ROOT,
        "%s, %d of %d ms after %.1f s to warm up, in each of %d rounds",
        what,
        effort.turns(),
        effort.millis(),
        effort.warmups() * effort.warmupMillis() / 1_000.0,
        effort.rounds());
  }

  private static void append(StringBuilder page, String part, Consumer<String> finished) {
    page.append(part);
    finished.accept(part);
  }
}
