package io.github.betza.benchmarks;

import io.github.betza.benchmarks.match.MatchSection;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.perft.Counting;
import io.github.betza.benchmarks.perft.FairyStockfish;
import io.github.betza.benchmarks.perft.LibrarySection;
import io.github.betza.benchmarks.perft.PerftTask;
import io.github.betza.benchmarks.perft.QuestionSection;
import io.github.betza.benchmarks.perft.WalkSection;
import io.github.betza.benchmarks.piece.Kind;
import io.github.betza.benchmarks.piece.PieceSection;
import java.util.List;
import java.util.Locale;

/** The parts of the results, in the order of the page. */
enum Sections {
  /** Whole games with every move made, chess beside code written by hand. */
  MADE,
  /** Whole games with the last moves listed only, beside an engine as well. */
  LISTED,
  /** The questions of an engine to a game in addition to its moves. */
  QUESTIONS,
  /** Whole games played against the game that is built at run time. */
  MATCH,
  /** Generated code of single pieces. */
  PIECES,
  /** Chess, and a library. */
  LIBRARY,
  /** The processor's cost in time. */
  COMPILING,
  /** The processor's cost in memory. */
  MEMORY;

  /**
   * The selection for each section.
   *
   * @param matches the games for matches
   * @param memory the number of pieces for the memory section
   */
  record Choice(
      List<Kind> kinds,
      List<Integer> sizes,
      List<PerftTask> tasks,
      List<String> matches,
      List<Integer> compiled,
      int memory,
      List<FairyStockfish> engines) {}

  Section of(Choice choice) {
    return switch (this) {
      case MATCH -> new MatchSection(choice.matches());
      case PIECES -> new PieceSection(choice.kinds(), choice.sizes());
      case MADE -> new WalkSection(Counting.MADE, choice.tasks(), List.of());
      case LISTED -> new WalkSection(Counting.LISTED, choice.tasks(), choice.engines());
      case QUESTIONS -> new QuestionSection(choice.tasks());
      case LIBRARY -> new LibrarySection(choice.tasks());
      case MEMORY -> new MemorySection(choice.memory());
      case COMPILING -> new CompileTimeSection(choice.compiled());
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
