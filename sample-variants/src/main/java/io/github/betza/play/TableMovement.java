package io.github.betza.play;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/**
 * The movement of pieces that are known only at run time: those of the board's piece table. A piece
 * that an enemy immobilises neither moves nor attacks.
 */
public final class TableMovement implements Movement {
  /** Makes the movement; it asks the table of whatever board it is given. */
  public TableMovement() {}

  @Override
  public void generate(Board board, int from, MoveList moves) {
    if (!board.isImmobilized(from)) {
      pieceOn(board, from).generate(board, from, 1, PieceMoves.ALL, moves);
    }
  }

  @Override
  public boolean attacks(Board board, int from, int target) {
    return pieceOn(board, from).canCapture(board, from, target) && !board.isImmobilized(from);
  }

  private static PieceMoves pieceOn(Board board, int square) {
    return board.pieces().moves(Cell.kind(board.get(square)));
  }
}
