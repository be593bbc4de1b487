package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.generated.PieceLists;
import java.util.stream.IntStream;

/**
 * Finds the pieces that are immobilised: the same as {@link Board#isImmobilized}, but it looks only
 * at the pieces that can do it. The lists must be up to date, as they are while no move is tried.
 */
final class Immobilizers {
  private final Board board;
  private final PieceLists lists;
  private final int[] kinds;

  Immobilizers(Board board, PieceLists lists) {
    PieceTable pieces = board.pieces();
    this.board = board;
    this.lists = lists;
    this.kinds = IntStream.rangeClosed(1, pieces.size()).filter(pieces::isImmobilizer).toArray();
  }

  /** Returns whether an enemy immobilises the piece of a side on a square. */
  boolean hold(int square, int side) {
    int enemy = Side.opponent(side);
    for (int kind : kinds) {
      PieceMoves moves = board.pieces().moves(kind);
      int[] squares = lists.squares(enemy, kind);
      for (int i = lists.count(enemy, kind) - 1; i >= 0; i--) {
        if (moves.canImmobilize(board, squares[i], square)) {
          return true;
        }
      }
    }
    return false;
  }
}
