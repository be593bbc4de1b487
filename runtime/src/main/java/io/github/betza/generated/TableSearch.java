package io.github.betza.generated;

import io.github.betza.board.Attackers;
import io.github.betza.board.Cell;
import io.github.betza.generated.AttackTables.Other;
import io.github.betza.generated.AttackTables.Way;

/** Finds attacks by the {@link AttackTables}, in any game on at most 256 squares. */
final class TableSearch extends AttackSearch {
  /** No piece has left, arrived, or been found. */
  private static final int NONE = -1;

  private final AttackTables tables;
  private final BitBoards bits;
  private final int words;

  /** The occupied squares, and the pieces that cannot be hurdles. */
  private final long[] occupied;

  private final long[] noHurdles;

  /** The pieces that have left their squares. */
  private final long[] gone;

  /** The piece that has moved, as a word of sets of pieces and a bit; or {@link #NONE}. */
  private int movedSet;

  private int movedBit;

  /** The square of {@link #least} and {@link #isDefended}. */
  private int goal;

  TableSearch(AttackTables tables, BitBoards bits) {
    this.tables = tables;
    this.bits = bits;
    this.words = bits.words();
    this.occupied = new long[words];
    this.noHurdles = new long[words];
    this.gone = new long[words];
  }

  /** Begins with the position: nothing has moved. */
  private void begin() {
    for (int word = 0; word < words; word++) {
      occupied[word] = bits.occupied(word);
      gone[word] = 0;
    }
    for (int word = 0; tables.hasHurdles && word < words; word++) {
      noHurdles[word] = bits.holes(word);
      if (tables.blockers != null) {
        noHurdles[word] |= bits.ofBoth(tables.blockers, word);
      }
    }
    movedSet = NONE;
    movedBit = NONE;
  }

  @Override
  public void begin(int target) {
    begin();
    goal = target;
  }

  @Override
  public void leave(int bit) {
    occupied[bit >> 6] &= ~(1L << bit);
    noHurdles[bit >> 6] &= ~(1L << bit);
    gone[bit >> 6] |= 1L << bit;
  }

  @Override
  public void occupy(int bit) {
    occupied[bit >> 6] |= 1L << bit;
    gone[bit >> 6] |= 1L << bit;
  }

  /** Makes a plain move or a drop of a piece of a side, which becomes one of a kind. */
  private void move(int side, int from, int to, int kind) {
    boolean isBlocker = tables.blockers != null && tables.blockers[kind];
    if (from != IN_HAND) {
      leave(from);
    }
    occupy(to);
    noHurdles[to >> 6] = (noHurdles[to >> 6] & ~(1L << to)) | (isBlocker ? 1L << to : 0);
    movedSet = (2 * kind + side) * words + (to >> 6);
    movedBit = to;
  }

  @Override
  public boolean isAttacked(int target, int side) {
    begin();
    return isReached(target, side);
  }

  /** Returns whether a piece of a side could capture on a square after the changes. */
  private boolean isReached(int target, int side) {
    return find(tables.side(side), tables.side(side).capturing, target);
  }

  private boolean isChecked(int target, int side) {
    return find(tables.side(side), tables.side(side).count, target);
  }

  private boolean find(AttackTables.Side by, int count, int target) {
    int first = target * by.count;
    for (int place = 0; place < count; place++) {
      long left = standing(by, place) & by.origins[first + place];
      if (left != 0) {
        if (place < by.leaping) {
          return true;
        }
        Way way = by.ways[by.number[place]];
        for (; left != 0; left &= left - 1) {
          int from = by.bit[place] + Long.numberOfTrailingZeros(left);
          if (way.holds(way.places[target * tables.squares + from], occupied, noHurdles)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Returns a word of the set of the pieces that attack in one way. */
  private long standing(AttackTables.Side by, int place) {
    int set = by.pieces[place];
    long pieces = bits.word(set) & ~gone[by.bit[place] >> 6];
    return set == movedSet ? pieces | 1L << movedBit : pieces;
  }

  @Override
  public void attackers(int target, int side, Attackers found) {
    begin();
    AttackTables.Side by = tables.side(side);
    int first = target * by.count;
    for (int place = 0; place < by.capturing; place++) {
      Way way = by.ways[by.number[place]];
      long left = bits.word(by.pieces[place]) & by.origins[first + place];
      for (; left != 0; left &= left - 1) {
        int from = by.bit[place] + Long.numberOfTrailingZeros(left);
        if (way.holds(way.places[target * tables.squares + from], occupied, noHurdles)
            && found.add(bits.square(from))) {
          return;
        }
      }
    }
  }

  @Override
  public boolean mayOthersAttack(int target, int side) {
    return mayOthersAttack(target, side, NONE, 0);
  }

  private boolean mayOthersAttack(int target, int side, int to, int kind) {
    for (Other other : tables.side(side).others) {
      for (int word = 0; word < words; word++) {
        long pieces = bits.pieces(side, other.kind, word);
        pieces |= kind == other.kind ? BitBoards.bit(to, word) : 0;
        if ((pieces & other.origins(target, words, word)) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public int least(int side, int[] cells, int[] values) {
    long best = Long.MAX_VALUE;
    AttackTables.Side by = tables.side(side);
    int first = goal * by.count;
    for (int place = 0; place < by.capturing; place++) {
      Way way = by.ways[by.number[place]];
      long left = standing(by, place) & by.origins[first + place];
      for (; left != 0; left &= left - 1) {
        int from = by.bit[place] + Long.numberOfTrailingZeros(left);
        if (way.holds(way.places[goal * tables.squares + from], occupied, noHurdles)) {
          best = Math.min(best, order(from, cells[bits.square(from)], values));
        }
      }
    }
    return best == Long.MAX_VALUE ? NONE : (int) best & 0xFF;
  }

  @Override
  public boolean isDefended(int side) {
    return isReached(goal, side);
  }

  @Override
  public int royals(int side) {
    begin();
    int worst = SAFE;
    for (int royal : tables.royals) {
      for (int word = 0; word < words; word++) {
        for (long left = bits.pieces(side, royal, word); left != 0; left &= left - 1) {
          int target = word * Long.SIZE + Long.numberOfTrailingZeros(left);
          if (isChecked(target, side ^ 1)) {
            return ATTACKED;
          }
          worst = mayOthersAttack(target, side ^ 1) ? UNKNOWN : worst;
        }
      }
    }
    return worst;
  }

  @Override
  public int royalsAfter(int side, int from, int to, int mover, int kind, boolean isRoyal) {
    boolean own = Cell.side(mover) == side;
    boolean wasRoyal = (mover & Cell.ROYAL) != 0;
    if (own && wasRoyal != isRoyal) {
      return UNKNOWN;
    }
    begin();
    move(Cell.side(mover), from, to, kind);
    int worst = SAFE;
    for (int royal : tables.royals) {
      for (int word = 0; word < words; word++) {
        long left = bits.pieces(side, royal, word);
        long reached = BitBoards.bit(to, word);
        if ((left & reached) != 0) {
          if (own) {
            return ATTACKED;
          }
          left ^= reached;
        }
        if (own && royal == Cell.kind(mover)) {
          left &= ~BitBoards.bit(from, word);
        }
        left |= own && isRoyal && royal == kind ? reached : 0;
        for (; left != 0; left &= left - 1) {
          int target = word * Long.SIZE + Long.numberOfTrailingZeros(left);
          if (isChecked(target, side ^ 1)) {
            return ATTACKED;
          }
          worst = mayOthersAttack(target, side ^ 1, to, own ? 0 : kind) ? UNKNOWN : worst;
        }
      }
    }
    return worst;
  }
}
