package io.github.betza.generated;

import io.github.betza.board.MoveList;

/** Where the only royal piece of the side to move may go without being attacked. */
public interface RoyalSafety {
  /**
   * Returns a word of the set of those squares of a set to which the royal piece may go.
   *
   * @param from the bit of the royal piece
   * @param set a word of the set
   * @param word which word
   */
  long safe(int from, long set, int word);

  /** Returns whether {@link #partner} finds all attacks. */
  boolean mayCastle();

  /**
   * Returns the square of the partner with which the royal piece may castle, or {@link
   * io.github.betza.board.Geometry#OFF}.
   *
   * @param from the bit of the royal piece, which has not moved and is not attacked
   * @param step 1 to castle towards the last file, -1 towards the first
   * @param steps how far the royal piece goes, in files
   * @param inset how many files in from the edge the partner stands
   */
  int partner(int from, int step, int steps, int inset);

  /** Appends castling with a partner that {@link #partner} has found. */
  void castle(int from, int step, int steps, int partner, MoveList moves);
}
