package io.github.betza.processor.army;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.model.Castling;
import java.util.List;
import java.util.stream.IntStream;

/** Finds castling by file in the plainest way, whatever is attacked. */
record SlowCastling(Army army, Board board) {
  /** Appends it for the side to move. */
  void add(MoveList moves) {
    Geometry geometry = board.geometry();
    for (Castling rule : army.castlings()) {
      for (int king : unmoved(rule.of())) {
        for (int partner : unmoved(rule.with())) {
          if (geometry.rank(king) == geometry.rank(partner) && !board.isImmobilized(king)) {
            add(rule, king, partner, moves);
          }
        }
      }
    }
  }

  private List<Integer> unmoved(String letters) {
    return IntStream.range(0, board.cells().length)
        .filter(square -> Cell.isPiece(board.get(square)))
        .filter(square -> Cell.side(board.get(square)) == board.side())
        .filter(square -> (board.get(square) & Cell.UNMOVED) != 0)
        .filter(square -> letters.chars().anyMatch(each -> isKind(board.get(square), (char) each)))
        .boxed()
        .toList();
  }

  private boolean isKind(int cell, char letter) {
    return Cell.kind(cell) == army.kindOf(letter);
  }

  private void add(Castling rule, int king, int partner, MoveList moves) {
    Geometry geometry = board.geometry();
    int rank = geometry.rank(king);
    int side = partner < king ? 0 : 1;
    int to = geometry.square(rule.to().charAt(side) - 'a', rank);
    int goes = geometry.square(rule.partner().charAt(side) - 'a', rank);
    boolean free =
        IntStream.concat(between(king, to), between(partner, goes))
            .filter(square -> square != king && square != partner)
            .allMatch(square -> board.get(square) == Cell.EMPTY);
    if (free) {
      IntStream effects = IntStream.of(Effect.of(Effect.PARTNER, partner, goes));
      if (king == to) {
        effects = IntStream.concat(effects, IntStream.of(Effect.of(Effect.PARTNER, king, king)));
      }
      int[] sorted = effects.sorted().toArray();
      if (sorted.length == 1) {
        moves.special(Move.quiet(king, to), sorted[0]);
      } else {
        moves.special(Move.quiet(king, to), sorted, sorted.length);
      }
    }
  }

  private static IntStream between(int one, int other) {
    return IntStream.rangeClosed(Math.min(one, other), Math.max(one, other));
  }
}
