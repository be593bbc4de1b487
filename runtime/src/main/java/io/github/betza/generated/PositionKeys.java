package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import java.util.function.IntUnaryOperator;

/**
 * The numbers that are combined by exclusive or to the hash of a position. The numbers of pieces
 * are looked up on a board of at most 128 squares, and computed on a larger one, for which a table
 * would not fit in the caches. For generated games and games of {@link
 * io.github.betza.game.GameRules#play}.
 */
public final class PositionKeys {
  /** The side to move is Black. */
  static final long BLACK_TO_MOVE = mix(1L << 60);

  private static final int MOST_SQUARES = 128;

  /**
   * By cell with kind, side and {@link Cell#UNMOVED} alone, and by the square or its bit; or null.
   */
  private final long[][] table;

  /** Whether squares are looked up by their padded numbers, not as bits. */
  private final boolean padded;

  private final IntUnaryOperator hashed;
  private final int[] pairs;
  private final long[] rights;

  /** By pair: the last of the adjacent pairs with the same first square. */
  private final int[] lasts;

  /** By square: whether a piece that castles begins there. */
  private final boolean[] paired;

  private final boolean imitates;
  private final boolean countsPasses;

  /**
   * Computes the numbers of a game.
   *
   * @param kinds the number of kinds of pieces
   * @param cellsOnly whether squares are looked up by their padded numbers, not as bits
   * @param hashed returns a cell as it is hashed: without {@link Cell#UNMOVED} if it does not
   *     matter for that kind
   * @param pairs the squares of two pieces that castle, one after the other
   * @param rights by pair: the number of its right to castle
   * @param imitates whether moves depend on the kind that moved last
   * @param countsPasses whether it matters how many passes in a row have been made
   */
  public PositionKeys(
      Geometry geometry,
      int kinds,
      boolean cellsOnly,
      IntUnaryOperator hashed,
      int[] pairs,
      long[] rights,
      boolean imitates,
      boolean countsPasses) {
    int squares = geometry.files() * geometry.ranks();
    this.hashed = hashed;
    this.pairs = pairs.clone();
    this.rights = rights.clone();
    this.lasts = new int[rights.length];
    for (int i = rights.length - 1; i >= 0; i--) {
      boolean isLast = i == rights.length - 1 || pairs[2 * i] != pairs[2 * i + 2];
      lasts[i] = isLast ? i : lasts[i + 1];
    }
    this.paired = new boolean[geometry.arrayLength()];
    for (int square : pairs) {
      paired[square] = true;
    }
    this.imitates = imitates;
    this.countsPasses = countsPasses;
    this.padded = cellsOnly;
    boolean fits = squares <= MOST_SQUARES;
    this.table = fits ? new long[2 * Cell.BLACK][] : null;
    for (int piece = 0; fits && piece < 2 * (kinds + 1); piece++) {
      int cell = piece < 2 ? Cell.EMPTY : Cell.of(piece >> 1, piece & 1);
      table[cell] = row(geometry, cell);
      table[cell | Cell.UNMOVED] = row(geometry, cell | Cell.UNMOVED);
    }
  }

  private long[] row(Geometry geometry, int cell) {
    int[] squares = geometry.squares().toArray();
    long[] row = new long[padded ? geometry.arrayLength() : squares.length];
    for (int bit = 0; bit < squares.length; bit++) {
      row[padded ? squares[bit] : bit] = workedOut(squares[bit], cell);
    }
    return row;
  }

  private long workedOut(int square, int cell) {
    if (cell == Cell.EMPTY) {
      return 0;
    }
    int seen = hashed.applyAsInt(cell) & (Cell.PIECE | Cell.UNMOVED);
    return mix((long) seen << 12 | square);
  }

  /**
   * Returns the number of a piece on a square, or 0 for an empty one.
   *
   * @param number the number of the square that {@link PieceLists#number} returns
   */
  long of(int square, int number, int cell) {
    return table != null
        ? table[cell & (Cell.PIECE | Cell.UNMOVED)][number]
        : workedOut(square, cell);
  }

  /** Returns the hash of the contents of all squares, with the rights to castle. */
  long ofCells(int[] cells, PieceLists lists) {
    long hash = castling(cells);
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square])) {
        hash ^= of(square, lists.number(square), cells[square]);
        hash ^= Hands.markKey(square, cells[square]);
      }
    }
    return hash;
  }

  /**
   * Returns the hash of the rights to castle of the pieces on two squares, or on one square, with 0
   * as the other.
   */
  long castlingAt(int[] cells, int from, int to) {
    long keys = 0;
    if (from != to && (paired[from] || paired[to])) {
      for (int i = 0; i < rights.length; i++) {
        int one = pairs[2 * i];
        int other = pairs[2 * i + 1];
        boolean isTouched = one == from || one == to || other == from || other == to;
        keys ^= isTouched && isRoyal(cells[one]) && isPartner(cells[other]) ? rights[i] : 0;
      }
    }
    return keys;
  }

  /** Returns the hash of the rights to castle. */
  long castling(int[] cells) {
    long keys = 0;
    for (int i = 0; i < rights.length; i++) {
      if (!isRoyal(cells[pairs[2 * i]])) {
        // Of several pairs of a square none has a right.
        i = lasts[i];
      } else if (isPartner(cells[pairs[2 * i + 1]])) {
        keys ^= rights[i];
      }
    }
    return keys;
  }

  /**
   * Returns whether a cell is a royal piece that has not moved: in games with castling by file,
   * other pieces may be there.
   */
  private static boolean isRoyal(int cell) {
    return (cell & (Cell.UNMOVED | Cell.ROYAL)) == (Cell.UNMOVED | Cell.ROYAL);
  }

  private static boolean isPartner(int cell) {
    return (cell & (Cell.UNMOVED | Cell.ROYAL)) == Cell.UNMOVED;
  }

  /** Returns whether the hash depends on the kind that moved last, or on passes. */
  boolean dependOnTurns() {
    return imitates || countsPasses;
  }

  /** Returns the number for the kind that moved last and for a count of passes, if they matter. */
  long turn(int lastMoved, int passes) {
    long kind = imitates ? mix(1L << 63 | lastMoved) : 0;
    return passes == 0 ? kind : kind ^ mix(5L << 60 | passes);
  }

  /** Returns the number of a square on which a piece may be captured en passant. */
  public static long enPassantSquare(int square) {
    return mix(1L << 61 | square);
  }

  /** Returns the number of the square of a piece that may be captured en passant. */
  public static long enPassantVictim(int square) {
    return mix(1L << 62 | square);
  }

  /** Returns the number of the right to castle with the piece on a square. */
  public static long castlingPartner(int square) {
    return mix(3L << 61 | square);
  }

  /** Returns the number for a count, at least one, of pieces of a kind in the hand of a side. */
  static long inHand(int side, int kind, int count) {
    return mix(7L << 60 | side << 16 | kind << 8 | count);
  }

  /** Returns the number for the checks that each side has given, 0 if there was none. */
  static long checks(int white, int black) {
    return white + black == 0 ? 0 : mix(11L << 60 | white << 8 | black);
  }

  /** Returns the number of the right to enter on a square. */
  static long gate(int square) {
    return mix(13L << 60 | square);
  }

  /** Returns the number of a square with a piece that is marked as promoted. */
  static long promotedPiece(int square) {
    return mix(9L << 60 | square);
  }

  /** Spreads the bits of a number over 64, with the finalizer of the generator SplitMix64. */
  private static long mix(long number) {
    long mixed = number + 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
