package io.github.betza.generated;

import io.github.betza.board.Attackers;
import io.github.betza.board.Cell;

/**
 * Finds attacks in a game that finds its checks itself, with one royal piece a side: its own tables
 * contain the squares from which its pieces attack, and two squares determine which squares between
 * must be empty.
 */
final class StraightSearch extends AttackSearch {
  private static final int NONE = -1;

  private final BitBoards bits;
  private final GameMoves moves;
  private final int royal;

  /** By target and attacker: the squares between. */
  private final long[] between;

  /** By target and square: the squares from which an attack on the target crosses the square. */
  private final long[] beyond;

  /** By kind the origins of its attacks by target, White's first; null for one without attacks. */
  private final long[][] origins;

  /** The square of {@link #least} and {@link #isDefended}, and the squares occupied meanwhile. */
  private int goal;

  private long occupied;

  StraightSearch(AttackTables tables, BitBoards bits, GameMoves moves) {
    this.bits = bits;
    this.moves = moves;
    this.royal = tables.royals[0];
    this.between = tables.between;
    this.beyond = beyond(between);
    this.origins = tables.straightOrigins;
  }

  /** Returns whether each side has one royal piece, and so keeps one after all legal moves. */
  static boolean fits(AttackTables tables, BitBoards bits) {
    int royal = tables.royals[0];
    return Long.bitCount(bits.pieces(0, royal)) == 1 && Long.bitCount(bits.pieces(1, royal)) == 1;
  }

  private static long[] beyond(long[] between) {
    long[] beyond = new long[between.length];
    for (int pair = 0; pair < between.length; pair++) {
      int target = pair / Long.SIZE;
      for (long left = between[pair]; left != 0; left &= left - 1) {
        beyond[target * Long.SIZE + Long.numberOfTrailingZeros(left)] |= 1L << pair;
      }
    }
    return beyond;
  }

  private int royal(int side) {
    return Long.numberOfTrailingZeros(bits.pieces(side, royal));
  }

  @Override
  public boolean isAttacked(int target, int side) {
    return isOpen(moves.attackers(side, target), target, bits.occupied(0));
  }

  /** Returns whether one of the attackers has no piece between it and the target. */
  private boolean isOpen(long attackers, int target, long all) {
    for (long left = attackers; left != 0; left &= left - 1) {
      if ((between[target * Long.SIZE + Long.numberOfTrailingZeros(left)] & all) == 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void attackers(int target, int side, Attackers found) {
    long all = bits.occupied(0);
    for (long left = moves.attackers(side, target); left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      if ((between[target * Long.SIZE + from] & all) == 0 && found.add(bits.square(from))) {
        return;
      }
    }
  }

  @Override
  public boolean mayOthersAttack(int target, int side) {
    return false;
  }

  @Override
  public int royals(int side) {
    return isAttacked(royal(side), side ^ 1) ? ATTACKED : SAFE;
  }

  @Override
  public int royalsAfter(int side, int from, int to, int mover, int kind, boolean isRoyal) {
    long all = (bits.occupied(0) & ~BitBoards.bit(from, 0)) | 1L << to;
    int target = royal(side);
    if (Cell.side(mover) != side) {
      return isChecking(target, from, to, side ^ 1, kind, all) ? ATTACKED : SAFE;
    }
    boolean wasRoyal = (mover & Cell.ROYAL) != 0;
    if (wasRoyal != isRoyal) {
      return UNKNOWN;
    }
    target = isRoyal ? to : target;
    long enemies = moves.attackers(side ^ 1, target) & ~(1L << to);
    return isOpen(enemies, target, all) ? ATTACKED : SAFE;
  }

  /**
   * Returns whether a move of a side attacks the royal piece on a square, by the piece moved or by
   * one whose line it leaves; no piece attacked it before.
   */
  private boolean isChecking(int target, int from, int to, int side, int kind, long all) {
    int first = target * Long.SIZE;
    if (origins[kind] != null
        && (origins[kind][side * Long.SIZE + target] >>> to & 1) != 0
        && (between[first + to] & all) == 0) {
      return true;
    }
    long opened = from == IN_HAND ? 0 : beyond[first + from];
    return opened != 0 && isOpen(moves.attackers(side, target) & opened, target, all);
  }

  @Override
  public void begin(int target) {
    goal = target;
    occupied = bits.occupied(0);
  }

  @Override
  public void leave(int bit) {
    occupied &= ~(1L << bit);
  }

  @Override
  public void occupy(int bit) {
    occupied |= 1L << bit;
  }

  @Override
  public int least(int side, int[] cells, int[] values) {
    long open = 0;
    for (long left = moves.attackers(side, goal) & occupied; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      if ((between[goal * Long.SIZE + from] & occupied) == 0) {
        open |= left & -left;
      }
    }
    return (open & (open - 1)) == 0 ? only(open) : least(open, cells, values);
  }

  /** Returns the bit of a set with one bit or none. */
  private static int only(long set) {
    return set == 0 ? NONE : Long.numberOfTrailingZeros(set);
  }

  private int least(long open, int[] cells, int[] values) {
    long best = Long.MAX_VALUE;
    for (long left = open; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      best = Math.min(best, order(from, cells[bits.square(from)], values));
    }
    return (int) best & 0xFF;
  }

  @Override
  public boolean isDefended(int side) {
    return isOpen(moves.attackers(side, goal) & occupied, goal, occupied);
  }
}
