package io.github.betza.board;

/** A piece without moves, for positions in which the moves of its kind are not needed. */
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
