package io.github.betza.processor.interpret;

import java.util.SortedSet;

/** Adds the moves that a piece borrows from another. */
interface Borrower {
  /**
   * Adds the moves.
   *
   * @param square the square of the piece whose moves are borrowed
   * @param origin the square of the moving piece
   * @param forward 1 if that piece faces the enemy, -1 if it is turned round
   * @param moves the collection to add to
   */
  void borrow(int square, int origin, int forward, SortedSet<InterpretedMove> moves);
}
