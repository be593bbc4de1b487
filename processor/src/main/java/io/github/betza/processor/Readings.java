package io.github.betza.processor;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads notations, each once in a round: those of the pieces of a game are asked for twice, for the
 * class of the piece and for that of the game.
 */
final class Readings {
  private final Map<Text, Reading> known = new HashMap<>();

  private record Text(String notation, Dialect dialect) {}

  /** Forgets what was read in the round before, so as not to hold all pieces to the end. */
  void startRound() {
    known.clear();
  }

  Reading of(Declaration piece) {
    return known.computeIfAbsent(
        new Text(piece.notation(), piece.dialect()),
        text -> Notations.read(text.notation(), text.dialect()));
  }
}
