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
  /** As many as the assembler keeps. */
  private static final int KEPT = 1_000;

  private final Map<Text, Read> known = new RecentMap<>(KEPT);

  private record Text(String notation, Dialect dialect) {
    Read read() {
      Work work = Work.on(notation);
      return new Read(Notations.read(notation, dialect, work), work);
    }
  }

  private record Read(Reading reading, Work work) {}

  /** Forgets what was read in a round: the compiler needs the room for what was generated in it. */
  void finishRound() {
    known.clear();
  }

  Reading of(Declaration piece) {
    return read(piece).reading();
  }

  /** Returns the work of which everything that is found out about the notation is a part. */
  Work work(Declaration piece) {
    return read(piece).work();
  }

  private Read read(Declaration piece) {
    return known.computeIfAbsent(new Text(piece.notation(), piece.dialect()), Text::read);
  }
}
