package io.github.betza.processor.path;

import java.util.List;

/**
 * How a piece moves.
 *
 * @param alternatives its kinds of moves, in the order of the notation
 * @param immobilizes the paths along which it immobilises: an enemy piece that one of them captures
 *     has no moves ({@code [xi]} of seed 002). They are not moves of this piece
 */
public record Piece(List<Alternative> alternatives, List<Alternative> immobilizes) {
  public Piece {
    alternatives = List.copyOf(alternatives);
    immobilizes = List.copyOf(immobilizes);
  }

  /** Makes a piece that immobilises nothing. */
  public Piece(List<Alternative> alternatives) {
    this(alternatives, List.of());
  }

  /** Returns whether it immobilises enemy pieces. */
  public boolean isImmobilizer() {
    return !immobilizes.isEmpty();
  }
}
