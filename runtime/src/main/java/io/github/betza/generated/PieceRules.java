package io.github.betza.generated;

import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/**
 * The rules of a game that change what the notations of its pieces say: zones, promotions, extra
 * moves, blockers, and what immobilises.
 */
public interface PieceRules {
  /** Returns whether a piece may attack a square, as far as its zone goes. */
  boolean mayEnter(int kind, int from, int target);

  /**
   * Applies zones and promotions to the moves of a piece: drops those that end where the piece that
   * moves may not be, and lets those promote that do.
   *
   * @param first the index of the piece's first move; its moves are the last ones in the list
   */
  void applyZones(int first, MoveList moves);

  /**
   * Appends those extra moves of a piece that are had within squares with a number, and that it has
   * not in any case.
   *
   * @param first the index of the piece's first move
   */
  void appendExtra(int number, MoveList extra, int first, MoveList moves);

  /** Returns whether a piece may have extra moves between two squares. */
  boolean isExtra(int number, int from, int target);

  /**
   * Returns whether a piece attacks another where zones and the squares of extra moves hold for the
   * square on which its move ends, and it may capture elsewhere: so its moves are found one by one.
   *
   * @param number the number of the squares within which it has these moves, or -1 for any
   * @param moves the moves
   */
  boolean attacksWithin(int number, PieceMoves moves, int from, int target);

  /** Returns whether a piece of the side to move is immobilised. */
  boolean isImmobilized(int square);

  /**
   * Puts blockers in the place of the pieces that are blockers to a kind. Who calls it calls {@link
   * #lowerBlockers} before anything else looks at the board.
   *
   * @param from the square of the piece that is about to move, which is no blocker to itself
   */
  void raiseBlockers(int kind, int from);

  /** Puts the pieces back. */
  void lowerBlockers();

  /** Returns whether the piece on a square is a blocker to a kind. */
  boolean isBlocker(int kind, int square);
}
