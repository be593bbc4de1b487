package io.github.betza.benchmarks.limit;

/**
 * A list of moves. A move is a number: the square that it leaves, the square that it reaches from
 * bit 6, its special effect from bit 12, and the kind that a pawn becomes from bit 16.
 */
final class Moves {
  static final int CASTLING = 1;
  static final int EN_PASSANT = 2;
  static final int DOUBLE_STEP = 3;

  /** No position of chess has more than 218 moves. */
  private static final int MOST = 256;

  private static final int TO = 6;
  private static final int SPECIAL = 12;
  private static final int PROMOTED = 16;

  final int[] words = new int[MOST];
  int size;

  static int from(int move) {
    return move & 63;
  }

  static int to(int move) {
    return move >> TO & 63;
  }

  /** Returns the special effect of a move, or 0. */
  static int special(int move) {
    return move >> SPECIAL & 15;
  }

  /** Returns the kind that a pawn becomes, or 0. */
  static int promoted(int move) {
    return move >> PROMOTED & 7;
  }

  /** Appends the moves of one piece to the squares of a set. */
  void add(int from, long targets) {
    int end = size;
    for (long left = targets; left != 0; left &= left - 1) {
      words[end++] = from | Long.numberOfTrailingZeros(left) << TO;
    }
    size = end;
  }

  void addSpecial(int from, int to, int special) {
    words[size++] = from | to << TO | special << SPECIAL;
  }

  /**
   * Appends moves of several pawns.
   *
   * @param targets the squares reached, without the last rank
   * @param step the distance of each from its pawn
   * @param special the special effect of the moves, or 0
   */
  void addPawns(long targets, int step, int special) {
    int end = size;
    for (long left = targets; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      words[end++] = to - step | to << TO | special << SPECIAL;
    }
    size = end;
  }

  /** Appends promotions of several pawns, as {@link #addPawns} does. */
  void addPromotions(long targets, int step) {
    for (long left = targets; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      for (int kind = Position.QUEEN; kind >= Position.KNIGHT; kind--) {
        words[size++] = to - step | to << TO | kind << PROMOTED;
      }
    }
  }
}
