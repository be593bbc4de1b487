package io.github.betza.cli;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/** A piece that nothing is known about: whoever borrows its moves gets none. */
enum Motionless implements PieceMoves {
  /** The only one. */
  INSTANCE;

  @Override
  public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
    // It has no moves.
  }

  @Override
  public boolean canCapture(Board board, int from, int target) {
    return false;
  }
}
