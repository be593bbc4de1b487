package io.github.betza.board;

/** A piece without moves, for positions that nobody asks for the moves of some piece. */
public enum Motionless implements PieceMoves {
  /** The only one. */
  INSTANCE;

  @Override
  public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
    // It has none.
  }

  @Override
  public boolean canCapture(Board board, int from, int target) {
    return false;
  }
}
