package io.github.betza.generated;

/**
 * What the lines between a royal piece and the enemies that may attack it mean for a position, by
 * sets of squares on a board of at most 64 squares. A table has for each square of the royal piece
 * and each square of an enemy the squares between them, see {@link
 * io.github.betza.game.GameRules#between}. For generated code.
 */
public final class RoyalLines {
  private RoyalLines() {}

  /**
   * Returns the squares on which a plain move answers all attacks on a royal piece.
   *
   * @param royal the bit of the royal piece
   * @param checkers the enemies that attack it
   */
  public static long answers(long[] between, int royal, long checkers) {
    long answers = -1;
    for (long left = checkers; left != 0; left &= left - 1) {
      long line = between[royal * Long.SIZE + Long.numberOfTrailingZeros(left)];
      answers &= line | (left & -left);
    }
    return answers;
  }

  /**
   * Returns the squares to which a pinned piece may go as far as its pins go: those of the lines
   * that it alone closes.
   *
   * @param pinners the enemies that pin a piece
   * @param piece the bit of the piece
   */
  public static long ofPinned(long[] between, int royal, long pinners, int piece) {
    long squares = -1;
    for (long left = pinners; left != 0; left &= left - 1) {
      long line = between[royal * Long.SIZE + Long.numberOfTrailingZeros(left)];
      squares &= (line >>> piece & 1) != 0 ? line | (left & -left) : -1;
    }
    return squares;
  }

  /**
   * Returns the squares to which a piece may go as far as pins go: all of them, or those that
   * {@link #ofPinned} returns.
   *
   * @param pinned the pieces that are pinned
   */
  public static long line(long[] between, int royal, long pinned, long pinners, int piece) {
    return (pinned >>> piece & 1) == 0 ? -1 : ofPinned(between, royal, pinners, piece);
  }

  /**
   * Returns whether one of some enemies attacks a royal piece.
   *
   * @param enemies those that do so if all squares between are empty
   * @param occupied the squares that are not empty
   */
  public static boolean isAttacked(long[] between, int royal, long enemies, long occupied) {
    for (long left = enemies; left != 0; left &= left - 1) {
      if ((between[royal * Long.SIZE + Long.numberOfTrailingZeros(left)] & occupied) == 0) {
        return true;
      }
    }
    return false;
  }
}
