package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/** What stands for the moves of the pieces, which a position alone does not ask for. */
enum Motionless implements PieceMoves {
  INSTANCE;

  @Override
  public void generate(Board board, int from, int forward, int wanted, MoveList moves) {}

  @Override
  public boolean canCapture(Board board, int from, int target) {
    return false;
  }
}
