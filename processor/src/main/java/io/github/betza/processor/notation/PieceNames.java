package io.github.betza.processor.notation;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Names of well-known pieces, which people write where a notation is asked for.
 *
 * @param notations by the name in small letters, how to write the piece
 */
public record PieceNames(Map<String, String> notations) {
  /** Copies the map. */
  public PieceNames {
    notations = Map.copyOf(notations);
  }

  /** Returns how to write the piece with a name, in whatever case it is written. */
  public Optional<String> notation(String name) {
    return Optional.ofNullable(notations.get(name.toLowerCase(Locale.ROOT)));
  }

  /** Returns whether a notation is the name of a piece, and adds that problem if it is. */
  public boolean isReported(String notation, ProblemLog log) {
    Optional<String> named = notation(notation);
    named.ifPresent(each -> log.addPieceName("write \"" + each + "\""));
    return named.isPresent();
  }
}
