package io.github.betza.board;

/**
 * An effect of a move beyond going from one square to another and capturing there. It is one {@code
 * int} in a {@link MoveList}: a kind and up to two squares.
 */
public final class Effect {
  /** The piece on the first square, not the square moved to, is removed from the board. */
  public static final int REMOVE = 1;

  /** The captured piece from the first square is put on the second. */
  public static final int UNLOAD = 2;

  /**
   * The castling partner on the first square goes to the second. If both are the mover's square,
   * which it leaves and reaches, the mover counts as moved.
   */
  public static final int PARTNER = 3;

  /** The mover may be captured en passant by landing on the first square. */
  public static final int GRANT_EN_PASSANT = 4;

  /** The enemy piece on the first square, the one moved to, goes to the second; no capture. */
  public static final int SWAP = 5;

  /** The mover leaves the board at the end; the first square is the one moved to. */
  public static final int VANISH = 6;

  /** The piece on the first square is removed at the end, without being captured. */
  public static final int BLAST = 7;

  /**
   * A piece from the moving side's hand enters on the first square, which the move has left; the
   * second square is replaced by its kind.
   */
  public static final int ENTER = 8;

  private static final int KIND_SHIFT = 24;
  private static final int SECOND_SHIFT = 12;
  private static final int SQUARE = 0xFFF;

  private Effect() {}

  /**
   * Returns the effect of a kind on one square.
   *
   * @param kind one of the constants above
   * @param square the square, see {@link Geometry}
   */
  public static int of(int kind, int square) {
    return kind << KIND_SHIFT | square;
  }

  /**
   * Returns the effect of a kind on two squares.
   *
   * @param kind one of the constants above
   * @param first the square of a piece
   * @param second the square to which it goes
   */
  public static int of(int kind, int first, int second) {
    return kind << KIND_SHIFT | second << SECOND_SHIFT | first;
  }

  /**
   * Returns whether a move has an effect of a kind.
   *
   * @param moves the list that holds the move
   * @param index the index of the move
   * @param kind one of the constants above
   */
  public static boolean isIn(MoveList moves, int index, int kind) {
    for (int i = 0; i < moves.effectCount(index); i++) {
      if (kind(moves.effect(index, i)) == kind) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a move takes the enemy piece on a square: on the square that it reaches, unless
   * it changes places with that piece, or elsewhere.
   *
   * @param moves the list that contains the move
   * @param move the index of the move
   * @param square the square of an enemy piece
   */
  public static boolean takes(MoveList moves, int move, int square) {
    int word = moves.get(move);
    if (!Move.isCapture(word)) {
      return false;
    }
    boolean reached = Move.to(word) == square && Move.from(word) != square;
    for (int i = 0; i < moves.effectCount(move); i++) {
      int effect = moves.effect(move, i);
      int kind = kind(effect);
      if ((kind == REMOVE || kind == UNLOAD) && first(effect) == square) {
        return true;
      }
      reached &= kind != SWAP || first(effect) != square;
    }
    return reached;
  }

  /**
   * Returns the square that the partner leaves by a move that castles, or {@link Geometry#OFF} if a
   * move does not castle. A partner that stays on its square counts as leaving it.
   *
   * @param moves the list that holds the move
   * @param move the index of the move
   */
  public static int partner(MoveList moves, int move) {
    for (int i = 0; i < moves.effectCount(move); i++) {
      int effect = moves.effect(move, i);
      if (kind(effect) == PARTNER && first(effect) != Move.from(moves.get(move))) {
        return first(effect);
      }
    }
    return Geometry.OFF;
  }

  /** Returns whether some move of a list takes the enemy piece on a square. */
  static boolean isTaken(MoveList moves, int square) {
    int i = 0;
    while (i < moves.size() && !takes(moves, i, square)) {
      i++;
    }
    return i < moves.size();
  }

  /** Returns the kind of an effect. */
  public static int kind(int effect) {
    return effect >>> KIND_SHIFT;
  }

  /** Returns the first square of an effect. */
  public static int first(int effect) {
    return effect & SQUARE;
  }

  /**
   * Returns the kind of the piece that enters from the hand by a move, or 0.
   *
   * @param moves the list that holds the move
   * @param index the index of the move
   */
  public static int entering(MoveList moves, int index) {
    int count = moves.effectCount(index);
    int last = count == 0 ? 0 : moves.effect(index, count - 1);
    return kind(last) == ENTER ? second(last) : 0;
  }

  /** Returns the second square of an effect; 0 if it has only one. */
  public static int second(int effect) {
    return effect >>> SECOND_SHIFT & SQUARE;
  }
}
