package io.github.betza.processor;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.RecentMap;
import io.github.betza.processor.work.Work;
import java.util.Map;

/**
 * Parses notations, and caches the last 1,000 of a round: the pieces of a game are read twice, for
 * the class of the piece and for the class of the game.
 */
final class Readings {
  /** As many as the assembler caches. */
  private static final int KEPT = 1_000;

  private final Map<Text, Read> known = new RecentMap<>(KEPT);

  private record Text(String notation, Dialect dialect) {
    Read read() {
      Work work = Work.on(notation);
      return new Read(Notations.read(notation, dialect, work), work);
    }
  }

  private record Read(Reading reading, Work work) {}

  /** Clears the cache after a round: the compiler needs the memory for the generated files. */
  void finishRound() {
    known.clear();
  }

  Reading of(Declaration piece) {
    return read(piece).reading();
  }

  /** Returns the work for everything that is done with the notation. */
  Work work(Declaration piece) {
    return read(piece).work();
  }

  private Read read(Declaration piece) {
    return known.computeIfAbsent(new Text(piece.notation(), piece.dialect()), Text::read);
  }
}
