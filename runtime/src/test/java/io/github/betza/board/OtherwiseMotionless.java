package io.github.betza.board;

/** A piece without moves, of which a test says something else. */
class OtherwiseMotionless implements PieceMoves {
  @Override
  public void generate(Board on, int from, int forward, int wanted, MoveList list) {}

  @Override
  public boolean canCapture(Board on, int from, int target) {
    return false;
  }
}
