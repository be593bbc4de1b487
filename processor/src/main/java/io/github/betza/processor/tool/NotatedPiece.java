package io.github.betza.processor.tool;

import io.github.betza.Dialect;
import java.util.Objects;

/**
 * A notation with its dialect.
 *
 * @param notation the notation
 * @param dialect its dialect
 */
public record NotatedPiece(String notation, Dialect dialect) {
  /**
   * Makes a piece.
   *
   * @throws NullPointerException if an argument is null
   */
  public NotatedPiece {
    Objects.requireNonNull(notation, "notation");
    Objects.requireNonNull(dialect, "dialect");
  }
}
