package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/** Finds what a move captures. */
final class Captured {
  private Captured() {}

  /** Implements {@link Game#capturedKind}. */
  static int kind(Board board, MoveList moves, int index) {
    int word = moves.get(index);
    int to = Move.to(word);
    if (!Move.isSpecial(word)) {
      return Move.isCapture(word) ? Cell.kind(board.get(to)) : 0;
    }
    if (isTaken(board, moves, index, to)) {
      return Cell.kind(board.get(to));
    }
    for (int i = 0; Move.isCapture(word) && i < moves.effectCount(index); i++) {
      int square = Effect.first(moves.effect(index, i));
      if (isTaken(board, moves, index, square)) {
        return Cell.kind(board.get(square));
      }
    }
    return 0;
  }

  private static boolean isTaken(Board board, MoveList moves, int index, int square) {
    int cell = board.get(square);
    boolean isEnemy = Cell.isPiece(cell) && Cell.side(cell) != board.side();
    return isEnemy && Effect.takes(moves, index, square);
  }
}
