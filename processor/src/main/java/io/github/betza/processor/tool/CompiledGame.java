package io.github.betza.processor.tool;

import io.github.betza.game.Game;
import java.util.List;
import java.util.Optional;

/**
 * What became of the source of a game.
 *
 * @param errors what the compiler and the processor have to say against it, each with its line
 * @param game the game in the position in which it begins; empty exactly where there are errors
 */
public record CompiledGame(List<String> errors, Optional<Game> game) {
  /** Copies the list. */
  public CompiledGame {
    errors = List.copyOf(errors);
  }
}
