package io.github.betza.generated;

import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/**
 * The rules of a game that restrict or extend the notations of its pieces: zones, promotions, extra
 * moves, blockers and immobilising pieces.
 */
public interface PieceRules {
  /** Returns whether the zone of a piece permits it to attack a square. */
  boolean mayEnter(int kind, int from, int target);

  /**
   * Applies zones and promotions to the moves of a piece: removes moves that end on a square
   * forbidden to the piece, and adds the promotions.
   *
   * @param first the index of the piece's first move; its moves are the last ones in the list
   */
  void applyZones(int first, MoveList moves);

  /**
   * Appends the extra moves with a number that the piece has within their squares, unless it has
   * the same move otherwise.
   *
   * @param first the index of the piece's first move
   */
  void appendExtra(int number, MoveList extra, int first, MoveList moves);

  /** Returns whether a piece may have extra moves between two squares. */
  boolean isExtra(int number, int from, int target);

  /**
   * Returns whether a piece that may capture on other squares than the one where its move ends
   * attacks another. Zones and the squares of extra moves apply to the end of the move, so its
   * moves are found one by one.
   *
   * @param number the number of the extra moves, or -1 for its own moves
   * @param moves the moves
   */
  boolean attacksWithin(int number, PieceMoves moves, int from, int target);

  /** Returns whether a piece of the side to move is immobilised. */
  boolean isImmobilized(int square);

  /**
   * Replaces the pieces that are blockers to a kind by edges. The caller must call {@link
   * #lowerBlockers} before any other code reads the board.
   *
   * @param from the square of the piece that is about to move, which is not a blocker to itself
   */
  void raiseBlockers(int kind, int from);

  /** Puts the pieces back. */
  void lowerBlockers();

  /** Returns whether the piece on a square is a blocker to a kind. */
  boolean isBlocker(int kind, int square);
}
