package io.github.betza.play;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;

/** How the pieces of a game move, without a thought for the safety of royal pieces. */
public interface Movement {
  /**
   * Appends the moves of a piece to a list; none where an enemy immobilises the piece.
   *
   * @param board the position; not changed
   * @param from a square that holds a piece
   * @param moves the list that the moves are appended to
   */
  void generate(Board board, int from, MoveList moves);

  /** Returns whether the piece on a square could capture the enemy piece on another. */
  boolean attacks(Board board, int from, int target);

  /**
   * Returns whether a piece on a square could attack another square in some position. A game that
   * knows its pieces can say no, and is then not asked about that attack again and again.
   *
   * @param cell the piece
   */
  default boolean mayAttack(int cell, int from, int target) {
    return true;
  }
}
