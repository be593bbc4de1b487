package io.github.betza.processor.interpret;

import java.util.SortedSet;

/** Adds the moves that a piece borrows from another. */
interface Borrower {
  /**
   * Adds the moves.
   *
   * @param square the square of the piece whose moves are borrowed
   * @param origin the square of the piece that makes them
   * @param forward 1 where that piece faces the enemy, -1 where it is turned round
   * @param moves where they are added
   */
  void borrow(int square, int origin, int forward, SortedSet<InterpretedMove> moves);
}
