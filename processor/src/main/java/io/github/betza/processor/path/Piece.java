package io.github.betza.processor.path;

import java.util.List;

/**
 * How a piece moves.
 *
 * @param alternatives the kinds of moves it has, in the order of the notation
 */
public record Piece(List<Alternative> alternatives) {
  /** Copies the list. */
  public Piece {
    alternatives = List.copyOf(alternatives);
  }
}
