package io.github.betza.board;

/**
 * Reads a move word. A move is one {@code int}: the square it leaves, the square it reaches (each a
 * padded square number of its {@link Board}, 12 bits), whether it captures an enemy piece, whether
 * it has further effects, and the kind that the mover becomes. The {@link MoveList} stores the
 * effects separately, so ordinary moves have no cost for them.
 */
public final class Move {
  /**
   * Set if the move captures at least one enemy piece, on the square it reaches or elsewhere; a
   * captured piece that is put down on another square ({@code u}) counts.
   */
  public static final int CAPTURE = 1 << 24;

  /** Set if the move has effects, which its list contains. */
  public static final int SPECIAL = 1 << 25;

  private static final int SQUARE = 0xFFF;

  /** The shift of the square reached; the bit after that square is {@link #CAPTURE}. */
  static final int TO_SHIFT = 12;

  private static final int PROMOTION_SHIFT = 26;

  /** The greatest kind that a move word can promote to. */
  public static final int MAX_PROMOTION = 63;

  private Move() {}

  /** Returns the word of a move that captures nothing. */
  public static int quiet(int from, int to) {
    return from | to << TO_SHIFT;
  }

  /** Returns the word of a move that captures an enemy piece. */
  public static int capture(int from, int to) {
    return from | to << TO_SHIFT | CAPTURE;
  }

  /** Returns the word of a move to a square that is empty or holds an enemy piece. */
  public static int reaching(int from, int to, int cell) {
    // The sign of the negated cell, which needs no branch.
    return from | to << TO_SHIFT | ((-cell >> 31) & CAPTURE);
  }

  /** Returns the word of a move that puts a piece of a kind from the hand on an empty square. */
  public static int drop(int kind, int to) {
    return promoting(to << TO_SHIFT, kind);
  }

  /** Returns whether the move puts a piece from the hand on the board: no square has number 0. */
  public static boolean isDrop(int move) {
    return (move & SQUARE) == 0;
  }

  /** Returns the square that the move leaves; for a drop 0, which is not a square. */
  public static int from(int move) {
    return move & SQUARE;
  }

  /** Returns the square that the move reaches; for a pass or a rifle capture, the one it left. */
  public static int to(int move) {
    return move >>> TO_SHIFT & SQUARE;
  }

  /** Returns whether the move removes at least one enemy piece. */
  public static boolean isCapture(int move) {
    return (move & CAPTURE) != 0;
  }

  /** Returns whether the move has effects in its list. */
  public static boolean isSpecial(int move) {
    return (move & SPECIAL) != 0;
  }

  /** Returns the kind that the mover becomes, or that is dropped; 0 if it keeps its kind. */
  public static int promotion(int move) {
    return move >>> PROMOTION_SHIFT;
  }

  /**
   * Returns the same move with a promotion.
   *
   * @param kind the kind that the mover becomes, 1 to {@link #MAX_PROMOTION}
   * @throws IllegalArgumentException if the kind is out of range
   */
  public static int promoting(int move, int kind) {
    if (kind < 1 || kind > MAX_PROMOTION) {
      throw new IllegalArgumentException(
          "a move can promote to kinds 1 to " + MAX_PROMOTION + ", not " + kind);
    }
    return (move & ~(MAX_PROMOTION << PROMOTION_SHIFT)) | kind << PROMOTION_SHIFT;
  }
}
