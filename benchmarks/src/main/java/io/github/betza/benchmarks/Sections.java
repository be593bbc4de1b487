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

/** The parts of the results, in the order in which they are told. */
enum Sections {
  /** Whole games with every move made, chess beside code that is written by hand. */
  MADE,
  /** Whole games with the last moves listed only, beside an engine as well. */
  LISTED,
  /** What an engine asks a game besides its moves. */
  QUESTIONS,
  /** Whole games played against what is built at run time. */
  MATCH,
  /** Generated code of single pieces. */
  PIECES,
  /** Chess, and a library. */
  LIBRARY,
  /** What the processor costs in time. */
  COMPILING,
  /** What the processor costs in memory. */
  MEMORY;

  /**
   * What is measured of each.
   *
   * @param matches in which games matches are played
   * @param memory for how many pieces the memory is measured
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
