package io.github.betza.generated;

import io.github.betza.generated.AttackTables.Way;

/**
 * Finds attacks along lines, in a position or after a change to it that is not made on the board:
 * only the sets of squares change.
 */
final class LineAttacks {
  private final AttackTables tables;
  private final BitBoards bits;
  private final int words;

  /** The position from which changes are tried. */
  private long[] before;

  private long[] blockersBefore;

  /** The occupied squares after the change, and the pieces that cannot be hurdles. */
  private final long[] after;

  private final long[] blockers;

  private AttackTables.Side enemies;
  private int side;

  /**
   * By side and square: the words of the set of squares that were tested for a royal piece there.
   */
  private final long[] tested;

  /**
   * By side and square: the squares from which these may be attacked, then the ones from which by
   * leaps.
   */
  private final long[][] near;

  LineAttacks(AttackTables tables, BitBoards bits) {
    this.tables = tables;
    this.bits = bits;
    this.words = bits.words();
    this.after = new long[words];
    this.blockers = new long[words];
    this.tested = new long[2 * tables.squares * words];
    this.near = new long[2 * tables.squares][];
  }

  /** Returns a word of the set of pieces that cannot be hurdles in the position. */
  long blockers(int word) {
    long holes = bits.holes(word);
    return tables.blockers == null ? holes : holes | bits.ofBoth(tables.blockers, word);
  }

  /** Begins to try changes to the position, made by a side. */
  void look(int newSide, long[] occupied, long[] noHurdles) {
    side = newSide;
    enemies = tables.side(side ^ 1);
    before = occupied;
    blockersBefore = noHurdles;
  }

  /** Moves a piece, which captures the piece that is there. */
  void move(int from, int to) {
    forget();
    moveAsWell(from, to);
  }

  /** Undoes the changes. */
  private void forget() {
    for (int word = 0; word < words; word++) {
      after[word] = before[word];
    }
    for (int word = 0; tables.hasHurdles && word < words; word++) {
      blockers[word] = blockersBefore[word];
    }
  }

  /** Moves another piece. */
  void moveAsWell(int from, int to) {
    after[from >> 6] &= ~(1L << from);
    after[to >> 6] |= 1L << to;
    if (tables.blockers != null) {
      long isBlocker = blockersBefore[from >> 6] >>> from & 1;
      blockers[from >> 6] &= ~(1L << from);
      blockers[to >> 6] = (blockers[to >> 6] & ~(1L << to)) | isBlocker << to;
    }
  }

  /** Removes a piece from its square. */
  void leave(int from) {
    forget();
    remove(from);
  }

  /**
   * Returns the squares of a word of a set that enemies attack, whatever is on them.
   *
   * @param royal the bit of the royal piece that might go there: few enemies are near its squares
   */
  long attacked(int royal, long set, int word) {
    AttackTables.Side by = enemies;
    int[] pieces = by.pieces;
    long[] origins = near(royal, set, word);
    long attacked = 0;
    boolean mayLeap = bits.meet(side ^ 1, origins, pieces.length);
    for (int place = mayLeap ? 0 : by.leaping; place < pieces.length; place++) {
      for (long left = bits.word(pieces[place]) & origins[place]; left != 0; left &= left - 1) {
        int bit = Long.numberOfTrailingZeros(left);
        long met = by.reached[by.row[place] + word + bit * words] & set & ~attacked;
        if (met != 0) {
          attacked |= open(by, place, bit, met, word);
        }
      }
    }
    return attacked;
  }

  /** Returns the squares from which the tested squares of a royal piece may be attacked. */
  private long[] near(int royal, long set, int word) {
    int row = side * tables.squares + royal;
    long more = set & ~tested[row * words + word];
    if (near[row] == null) {
      near[row] = new long[enemies.count + words];
    }
    tested[row * words + word] |= more;
    for (; more != 0; more &= more - 1) {
      int target = word * Long.SIZE + Long.numberOfTrailingZeros(more);
      for (int i = 0; i < near[row].length; i++) {
        near[row][i] |=
            i < enemies.count
                ? enemies.origins[target * enemies.count + i]
                : enemies.leapOrigins[target * words + i - enemies.count];
      }
    }
    return near[row];
  }

  /** Returns the squares of a word of a set to which the lines from a piece hold. */
  private long open(AttackTables.Side by, int place, int bit, long set, int word) {
    if (place < by.leaping) {
      return set;
    }
    Way way = by.ways[by.number[place]];
    int from = by.bit[place] + bit;
    long open = 0;
    for (long left = set; left != 0; left &= left - 1) {
      int target = word * Long.SIZE + Long.numberOfTrailingZeros(left);
      if (way.holds(way.places[target * tables.squares + from], after, blockers)) {
        open |= left & -left;
      }
    }
    return open;
  }

  /** Removes a piece. */
  void remove(int bit) {
    after[bit >> 6] &= ~(1L << bit);
    blockers[bit >> 6] &= ~(1L << bit);
  }

  /** Returns whether an enemy of a side attacks a square in the position. */
  boolean findNow(int target, int whose) {
    for (int word = 0; word < words; word++) {
      after[word] = bits.occupied(word);
      blockers[word] = tables.hasHurdles ? blockers(word) : 0;
    }
    AttackTables.Side sideBefore = enemies;
    enemies = tables.side(whose ^ 1);
    boolean found = find(target, -1);
    enemies = sideBefore;
    return found;
  }

  /**
   * Returns whether an enemy attacks a square after the change.
   *
   * @param taken the bit of an enemy that is captured, or -1
   */
  boolean find(int target, int taken) {
    AttackTables.Side by = enemies;
    int first = target * by.count;
    for (int place = 0; place < by.count; place++) {
      long left = bits.word(by.pieces[place]) & by.origins[first + place];
      if (left != 0 && find(by, place, target, left, taken)) {
        return true;
      }
    }
    return false;
  }

  private boolean find(AttackTables.Side by, int place, int target, long set, int taken) {
    int first = by.bit[place];
    long others = set & ~BitBoards.bit(taken, first >> 6);
    if (place < by.leaping) {
      return others != 0;
    }
    Way way = by.ways[by.number[place]];
    for (long left = others; left != 0; left &= left - 1) {
      int from = first + Long.numberOfTrailingZeros(left);
      if (way.holds(way.places[target * tables.squares + from], after, blockers)) {
        return true;
      }
    }
    return false;
  }
}
