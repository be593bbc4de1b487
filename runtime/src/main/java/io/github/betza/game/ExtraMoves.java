package io.github.betza.game;

import io.github.betza.board.PieceMoves;
import io.github.betza.model.SquareSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Moves that some kinds have in addition to their own, within some squares.
 *
 * @param squares the squares within which the kinds have them
 * @param moves the moves
 * @param kinds the kinds
 */
record ExtraMoves(SquareSet squares, PieceMoves moves, List<Integer> kinds) {
  ExtraMoves {
    Objects.requireNonNull(moves, "moves");
    kinds = List.copyOf(kinds);
  }

  static ExtraMoves of(SquareSet squares, PieceMoves moves, int... kinds) {
    return new ExtraMoves(squares, moves, IntStream.of(kinds).boxed().toList());
  }
}
