package io.github.betza.benchmarks;

import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.perft.FairyStockfish;
import io.github.betza.benchmarks.perft.LibrarySection;
import io.github.betza.benchmarks.perft.PerftSection;
import io.github.betza.benchmarks.perft.PerftTask;
import io.github.betza.benchmarks.piece.Kind;
import io.github.betza.benchmarks.piece.PieceSection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The parts of the results, in the order in which they are told. */
enum Sections {
  /** Generated code of single pieces. */
  PIECES,
  /** Whole games, and an engine. */
  GAMES,
  /** Chess, and a library. */
  LIBRARY,
  /** What the processor costs. */
  COMPILING;

  /** What is measured of each. */
  record Choice(
      List<Kind> kinds,
      List<Integer> sizes,
      List<PerftTask> tasks,
      List<Integer> compiled,
      Optional<FairyStockfish> engine) {}

  Section of(Choice choice) {
    return switch (this) {
      case PIECES -> new PieceSection(choice.kinds(), choice.sizes());
      case GAMES -> new PerftSection(choice.tasks(), choice.engine());
      case LIBRARY -> new LibrarySection(choice.tasks());
      case COMPILING -> new CompileTimeSection(choice.compiled());
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
