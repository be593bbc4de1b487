package io.github.betza.game;

import io.github.betza.board.PieceMoves;
import io.github.betza.model.SquareSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Moves that some kinds have besides their own.
 *
 * @param squares the squares within which they have them
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
