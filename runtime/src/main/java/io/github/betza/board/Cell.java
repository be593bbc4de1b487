package io.github.betza.board;

import io.github.betza.generated.Hands;

/**
 * The content of a square as one {@code int}: the kind of the piece, its owner, and its properties
 * that moves depend on. An empty square is 0. A square outside the board, or a hole in it, holds
 * {@link #EDGE}, which carries both colours: so a single {@code and} with the mover's colour
 * separates "own piece or edge" from "empty or enemy".
 */
public final class Cell {
  /** The empty square. */
  public static final int EMPTY = 0;

  /** The bits that hold the kind of a piece, 1 to 255 as registered in a {@link PieceTable}. */
  public static final int KIND = 0xFF;

  /** Set on a royal piece. */
  public static final int ROYAL = 1 << 8;

  /** Set on a piece that has not moved yet. */
  public static final int UNMOVED = 1 << 9;

  /** Set on White's pieces. */
  public static final int WHITE = 1 << 10;

  /** Set on Black's pieces. */
  public static final int BLACK = 1 << 11;

  /** Both colours: the content of a hole or a square off the board. */
  public static final int EDGE = WHITE | BLACK;

  /**
   * Set on a promoted piece whose kind does not show its former kind, see {@link Hands}. The bit is
   * placed so that shifts by the bits above the kind ignore it.
   */
  public static final int WAS = 1 << 15;

  /** The bits of the piece: its kind and its side. */
  public static final int PIECE = KIND | EDGE;

  /**
   * The shift to the owner of a piece, a number below 4. {@link #WAS} remains above it and adds 32,
   * so that a shift of an {@code int} by the result is the same.
   */
  private static final int OWNER_SHIFT = 10;

  private Cell() {}

  /**
   * Returns the content of a square that holds a moved, non-royal piece; add {@link #ROYAL} and
   * {@link #UNMOVED} if they apply, or call {@link Board#place}.
   *
   * @param kind the kind of the piece, 1 to 255: its number in a {@link PieceTable}, or any number
   *     if no piece uses the moves of another
   * @param side {@link Side#WHITE} or {@link Side#BLACK}
   * @throws IllegalArgumentException if either is out of range
   */
  public static int of(int kind, int side) {
    checkKind(kind);
    Side.check(side);
    return kind | WHITE << side;
  }

  static void checkKind(int kind) {
    if (kind < 1 || kind > KIND) {
      throw new IllegalArgumentException("a kind is 1 to " + KIND + ", not " + kind);
    }
  }

  /** Returns the kind of the piece in a cell; 0 if there is none. */
  public static int kind(int cell) {
    return cell & KIND;
  }

  /**
   * Returns the side of the piece in a cell; meaningful only for an occupied square of the board.
   */
  public static int side(int cell) {
    return (cell & WHITE) != 0 ? Side.WHITE : Side.BLACK;
  }

  /**
   * Returns 1 if no bit is set, and 0 otherwise. It uses no branch, because the content of a square
   * is unpredictable. For generated code.
   *
   * @param bits some of the bits of cells, never negative
   */
  public static int oneIfNone(int bits) {
    return (bits - 1) >>> 31;
  }

  /**
   * Returns the contents of squares on which the wanted moves of a piece may end, as a set: a bit
   * for the empty square, and one for each side. For generated code.
   *
   * @param cell the cell with the piece
   * @param wanted {@link PieceMoves#ALL}, {@link PieceMoves#CAPTURES} or {@link PieceMoves#QUIETS}
   * @see #oneIfIn
   */
  public static int targets(int cell, int wanted) {
    int enemy = 1 << ((cell ^ EDGE) >>> OWNER_SHIFT);
    int empty = 1 << (EMPTY >>> OWNER_SHIFT);
    return wanted == PieceMoves.ALL ? enemy | empty : wanted == PieceMoves.CAPTURES ? enemy : empty;
  }

  /**
   * Returns 1 if a set contains the owner of a cell, or the square is empty and the set contains
   * the empty square, and 0 otherwise. It uses no branch. For generated code.
   *
   * @param targets a set of {@link #targets}, which never contains the edge
   */
  public static int oneIfIn(int cell, int targets) {
    return targets >>> (cell >>> OWNER_SHIFT) & 1;
  }

  /** Returns whether a cell contains a piece, not the edge. */
  public static boolean isPiece(int cell) {
    return cell != EMPTY && (cell & EDGE) != EDGE;
  }

  /**
   * Refuses a cell that is not a kind and a side: a kind without a side, or a cell with more, such
   * as the flag of an unmoved piece. A search would never find it. For generated code.
   *
   * @throws IllegalArgumentException if {@link #of} cannot return it
   */
  public static void checkAttacker(int attacker) {
    int owner = attacker & EDGE;
    if (owner == EMPTY || owner == EDGE || (attacker & ~PIECE) != 0) {
      throw new IllegalArgumentException(
          attacker + " is not a kind and a side alone: Cell.of(kind, side) gives them");
    }
  }

  /**
   * Returns a valid content of a square unchanged.
   *
   * @throws IllegalArgumentException if it is invalid, such as a kind without a side, or a side
   *     without a kind
   */
  static int check(int cell) {
    int owner = cell & EDGE;
    boolean isNamed = (owner == WHITE || owner == BLACK) && kind(cell) != 0;
    if (cell != EMPTY
        && cell != EDGE
        && !(isNamed && (cell & ~(PIECE | ROYAL | UNMOVED | WAS)) == 0)) {
      throw new IllegalArgumentException(
          cell + " is not what a square holds: Cell.of gives a kind its side");
    }
    return cell;
  }
}
