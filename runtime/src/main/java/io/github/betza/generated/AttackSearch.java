package io.github.betza.generated;

import io.github.betza.board.Attackers;
import io.github.betza.board.Cell;

/**
 * Finds the pieces that attack a square along lines: in the position, after a plain move that is
 * not made, or while pieces leave the board one by one. For the game.
 */
public abstract class AttackSearch {
  /** No royal piece is attacked. */
  public static final int SAFE = 0;

  /** Some royal piece is attacked, or lost. */
  public static final int ATTACKED = 1;

  /** Lines do not decide it. */
  public static final int UNKNOWN = 2;

  /** In place of the square from which a piece comes: the piece is dropped. */
  public static final int IN_HAND = -1;

  AttackSearch() {}

  /** Returns a search, by the tables of the generated game if it finds its checks itself. */
  public static AttackSearch of(AttackTables tables, BitBoards bits, GameMoves moves) {
    return moves.findsChecks() && StraightSearch.fits(tables, bits)
        ? new StraightSearch(tables, bits, moves)
        : new TableSearch(tables, bits);
  }

  /** Returns whether a piece of a side could capture on a square of the position. */
  public abstract boolean isAttacked(int target, int side);

  /** Adds the squares of the pieces of a side that could capture on a square of the position. */
  public abstract void attackers(int target, int side, Attackers found);

  /**
   * Returns whether a piece of a side might capture on a square of the position, or of the position
   * without some pieces, by an attack that no lines describe.
   */
  public abstract boolean mayOthersAttack(int target, int side);

  /** Returns whether royal pieces of a side are safe in the position, as {@link #royalsAfter}. */
  public abstract int royals(int side);

  /**
   * Returns whether royal pieces of a side are safe after a plain move or a drop of either side,
   * {@link #SAFE}, {@link #ATTACKED} or {@link #UNKNOWN}.
   *
   * @param from the bit of the piece, or {@link #IN_HAND}
   * @param to the bit that it reaches, which is empty for a drop
   * @param mover the cell of the piece that moves
   * @param kind its kind afterwards
   * @param isRoyal whether it is royal afterwards
   */
  public abstract int royalsAfter(int side, int from, int to, int mover, int kind, boolean isRoyal);

  /** Begins with the position, for {@link #least} and {@link #isDefended} on one square. */
  public abstract void begin(int target);

  /** Removes a piece from its square. */
  public abstract void leave(int bit);

  /** Occupies a square with a piece that attacks nothing. */
  public abstract void occupy(int bit);

  /**
   * Returns the bit of the piece of a side with the least value that could capture on the square
   * after these changes, or -1 if there is none. Equal values are ordered by kind, then by square.
   * Royal pieces come last.
   *
   * @param cells the cells of the board
   * @param values by kind
   */
  public abstract int least(int side, int[] cells, int[] values);

  /** Returns whether a piece of a side could capture on the square after these changes. */
  public abstract boolean isDefended(int side);

  /** Returns a number that orders attackers: by value, kind and square. */
  static long order(int from, int cell, int[] values) {
    int kind = Cell.kind(cell);
    long value = (cell & Cell.ROYAL) != 0 ? Integer.MAX_VALUE : values[kind];
    return value << 16 | kind << 8 | from;
  }
}
