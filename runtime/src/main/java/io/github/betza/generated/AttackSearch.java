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

  AttackSearch() {}

  /** Returns a search: where the generated game finds its checks itself, one by its own tables. */
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
   * Returns whether a piece of a side might capture on a square of the position, or if others have
   * gone, by an attack that no lines describe.
   */
  public abstract boolean mayOthersAttack(int target, int side);

  /** Returns whether royal pieces of a side are safe in the position, as {@link #royalsAfter}. */
  public abstract int royals(int side);

  /**
   * Returns whether royal pieces of a side are safe after a plain move of either side, {@link
   * #SAFE}, {@link #ATTACKED} or {@link #UNKNOWN}.
   *
   * @param mover the cell of the piece that moves
   * @param kind the kind that it is afterwards
   * @param isRoyal whether it is royal afterwards
   */
  public abstract int royalsAfter(int side, int from, int to, int mover, int kind, boolean isRoyal);

  /** Begins with the position, for {@link #least} and {@link #isDefended} on one square. */
  public abstract void begin(int target);

  /** Takes a piece off its square. */
  public abstract void leave(int bit);

  /** Occupies a square, which no piece attacks from. */
  public abstract void occupy(int bit);

  /**
   * Returns the bit of the piece of a side with the least value that could capture on the square,
   * after what has left and been occupied, or -1 if there is none. Of equal values the first kind
   * counts, then the first square. Royal pieces come last.
   *
   * @param cells the cells of the board
   * @param values by kind
   */
  public abstract int least(int side, int[] cells, int[] values);

  /** Returns whether a piece of a side could capture on the square after what has left. */
  public abstract boolean isDefended(int side);

  /** Returns a number that orders attackers: by value, kind and square. */
  static long order(int from, int cell, int[] values) {
    int kind = Cell.kind(cell);
    long value = (cell & Cell.ROYAL) != 0 ? Integer.MAX_VALUE : values[kind];
    return value << 16 | kind << 8 | from;
  }
}
