package io.github.betza.generated;

import io.github.betza.board.Attackers;
import io.github.betza.board.Cell;
import io.github.betza.generated.AttackTables.Other;
import io.github.betza.generated.AttackTables.Way;

/**
 * Finds the pieces that attack a square along lines: in the position, after a plain move that is
 * not made, or while pieces leave the board one by one. Where the generated game finds its checks
 * itself, its tables are read, and those of {@link AttackTables} otherwise. For the game.
 */
public final class AttackSearch {
  /** No royal piece is attacked. */
  public static final int SAFE = 0;

  /** Some royal piece is attacked, or lost. */
  public static final int ATTACKED = 1;

  /** Lines do not decide it. */
  public static final int UNKNOWN = 2;

  /** No piece has left, arrived, or been found. */
  private static final int NONE = -1;

  private final AttackTables tables;
  private final BitBoards bits;
  private final GameMoves moves;
  private final int words;

  /**
   * By target and attacker the squares between, if the generated game finds its checks; or null.
   */
  private final long[] between;

  /** What is occupied, and where something stands that is no hurdle. */
  private final long[] occupied;

  private final long[] noHurdles;

  /** The pieces that have left their squares. */
  private final long[] gone;

  /** By side: what attacks one square if the squares between are empty. */
  private final long[] aiming = new long[2];

  /** The piece that has moved, as a word of sets of pieces and a bit; or {@link #NONE}. */
  private int movedSet;

  private int movedBit;

  /** Makes a search. */
  public AttackSearch(AttackTables tables, BitBoards bits, GameMoves moves) {
    this.tables = tables;
    this.bits = bits;
    this.moves = moves;
    this.words = bits.words();
    this.between = moves.findsChecks() ? tables.between : null;
    this.occupied = new long[words];
    this.noHurdles = new long[words];
    this.gone = new long[words];
  }

  /** Begins with the position: nothing has moved. */
  public void begin() {
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

  /** Begins with the position, for {@link #least} and {@link #isDefended} on one square. */
  public void begin(int target) {
    begin();
    if (between != null) {
      aiming[0] = moves.attackers(0, target);
      aiming[1] = moves.attackers(1, target);
    }
  }

  /** Takes a piece off its square. */
  public void leave(int bit) {
    occupied[bit >> 6] &= ~(1L << bit);
    noHurdles[bit >> 6] &= ~(1L << bit);
    gone[bit >> 6] |= 1L << bit;
  }

  /** Occupies a square, which no piece attacks from. */
  public void occupy(int bit) {
    occupied[bit >> 6] |= 1L << bit;
    gone[bit >> 6] |= 1L << bit;
  }

  /** Makes a plain move of a piece of a side, which becomes one of a kind. */
  private void move(int side, int from, int to, int kind) {
    boolean isBlocker = tables.blockers != null && tables.blockers[kind];
    leave(from);
    occupy(to);
    noHurdles[to >> 6] = (noHurdles[to >> 6] & ~(1L << to)) | (isBlocker ? 1L << to : 0);
    movedSet = (2 * kind + side) * words + (to >> 6);
    movedBit = to;
  }

  /** Returns whether a piece of a side could capture on a square of the position. */
  public boolean isAttacked(int target, int side) {
    if (between != null) {
      long left = moves.attackers(side, target);
      return left != 0 && isOpen(left, target, bits.occupied(0));
    }
    begin();
    return find(tables.side(side), tables.side(side).capturing, target);
  }

  private boolean isChecked(int target, int side) {
    return between == null
        ? find(tables.side(side), tables.side(side).count, target)
        : isAttacked(target, side);
  }

  /** Returns whether one of the attackers has no piece before it. */
  private boolean isOpen(long attackers, int target, long all) {
    for (long left = attackers; left != 0; left &= left - 1) {
      if ((between[target * Long.SIZE + Long.numberOfTrailingZeros(left)] & all) == 0) {
        return true;
      }
    }
    return false;
  }

  private boolean find(AttackTables.Side by, int count, int target) {
    int first = target * by.count;
    for (int place = 0; place < count; place++) {
      long left = standing(by, place) & by.origins[first + place];
      if (left != 0) {
        int number = by.number[place];
        if (by.leaps[number]) {
          return true;
        }
        Way way = by.ways[number];
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

  /** Returns a word of the set of those pieces that attack in one way. */
  private long standing(AttackTables.Side by, int place) {
    int set = by.pieces[place];
    long pieces = bits.word(set) & ~gone[by.bit[place] >> 6];
    return set == movedSet ? pieces | 1L << movedBit : pieces;
  }

  /** Adds the squares of the pieces of a side that could capture on a square of the position. */
  public void attackers(int target, int side, Attackers found) {
    if (between != null) {
      addOpen(moves.attackers(side, target), target, found);
      return;
    }
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

  private void addOpen(long attackers, int target, Attackers found) {
    long all = bits.occupied(0);
    for (long left = attackers; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      if ((between[target * Long.SIZE + from] & all) == 0 && found.add(bits.square(from))) {
        return;
      }
    }
  }

  /**
   * Returns whether a piece of a side might capture on a square of the position, or if others have
   * gone, by an attack that no lines describe.
   */
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

  /**
   * Returns the bit of the piece of a side with the least value that could capture on a square,
   * after what has left and been occupied, or -1 if there is none. Of equal values the first kind
   * counts, then the first square. Royal pieces come last.
   *
   * @param cells the cells of the board
   * @param values by kind
   */
  public int least(int target, int side, int[] cells, int[] values) {
    long best = Long.MAX_VALUE;
    if (between != null) {
      for (long left = aiming[side] & ~gone[0]; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        if ((between[target * Long.SIZE + from] & occupied[0]) == 0) {
          best = Math.min(best, order(from, cells, values));
        }
      }
      return best == Long.MAX_VALUE ? NONE : (int) best & 0xFF;
    }
    AttackTables.Side by = tables.side(side);
    int first = target * by.count;
    for (int place = 0; place < by.capturing; place++) {
      Way way = by.ways[by.number[place]];
      long left = standing(by, place) & by.origins[first + place];
      for (; left != 0; left &= left - 1) {
        int from = by.bit[place] + Long.numberOfTrailingZeros(left);
        if (way.holds(way.places[target * tables.squares + from], occupied, noHurdles)) {
          best = Math.min(best, order(from, cells, values));
        }
      }
    }
    return best == Long.MAX_VALUE ? NONE : (int) best & 0xFF;
  }

  /** Returns a number that orders attackers: by value, kind and square. */
  private long order(int from, int[] cells, int[] values) {
    int cell = cells[bits.square(from)];
    int kind = Cell.kind(cell);
    long value = (cell & Cell.ROYAL) != 0 ? Integer.MAX_VALUE : values[kind];
    return value << 16 | kind << 8 | from;
  }

  /** Returns whether a piece of a side could capture on a square after what has left. */
  public boolean isDefended(int target, int side) {
    if (between != null) {
      return isOpen(aiming[side] & ~gone[0], target, occupied[0]);
    }
    return find(tables.side(side), tables.side(side).capturing, target);
  }

  /** Returns whether royal pieces of a side are safe in the position, as {@link #royalsAfter}. */
  public int royals(int side) {
    int worst = SAFE;
    if (between == null) {
      begin();
    }
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

  /**
   * Returns whether royal pieces of a side are safe after a plain move of either side, {@link
   * #SAFE}, {@link #ATTACKED} or {@link #UNKNOWN}.
   *
   * @param mover the cell of the piece that moves
   * @param kind the kind that it is afterwards
   * @param isRoyal whether it is royal afterwards
   */
  public int royalsAfter(int side, int from, int to, int mover, int kind, boolean isRoyal) {
    boolean own = Cell.side(mover) == side;
    boolean wasRoyal = (mover & Cell.ROYAL) != 0;
    if (own && wasRoyal != isRoyal) {
      return UNKNOWN;
    }
    if (between == null) {
      begin();
      move(Cell.side(mover), from, to, kind);
    }
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
          int found = after(target, side ^ 1, from, to, own ? 0 : kind);
          if (found == ATTACKED) {
            return ATTACKED;
          }
          worst = Math.max(worst, found);
        }
      }
    }
    return worst;
  }

  /** Returns whether a side attacks a royal piece after a move, by the piece moved if not 0. */
  private int after(int target, int side, int from, int to, int kind) {
    boolean found =
        between == null ? isChecked(target, side) : isAttackedAfter(target, side, from, to, kind);
    if (found) {
      return ATTACKED;
    }
    return mayOthersAttack(target, side, to, kind) ? UNKNOWN : SAFE;
  }

  private boolean isAttackedAfter(int target, int side, int from, int to, int kind) {
    long all = (bits.occupied(0) & ~(1L << from)) | 1L << to;
    // No royal piece was attacked before by the side that has moved.
    boolean opens = kind == 0 || (tables.straightLines[target] >>> from & 1) != 0;
    long[] origins = kind == 0 ? null : tables.straightOrigins[kind];
    if (origins != null
        && (origins[side * Long.SIZE + target] >>> to & 1) != 0
        && (between[target * Long.SIZE + to] & all) == 0) {
      return true;
    }
    return opens && isOpen(moves.attackers(side, target) & ~(1L << from | 1L << to), target, all);
  }
}
