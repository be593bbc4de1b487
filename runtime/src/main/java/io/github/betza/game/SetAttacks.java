package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Cell;
import io.github.betza.board.PieceLists;
import io.github.betza.board.Side;
import io.github.betza.generated.GameMoves;

/** Attacks on squares, found by sets of bits: over empty squares, and over a single hurdle. */
final class SetAttacks {
  private final GameMoves moves;
  private final GameRules rules;
  private final int[] cells;
  private final PieceLists lists;
  private final BitBoards bits;
  private final BitReach reach;

  /**
   * By side: whether its enemies attack along single lines only, of empty squares or with one
   * hurdle, on a board of at most 128 squares.
   */
  private final boolean[] hasAllAttacks = new boolean[2];

  /** By side: whether some enemies attack over hurdles. */
  private final boolean[] attackOverHurdles = new boolean[2];

  /** Whether the attacks of each piece are complete. */
  private final boolean isOneByOne;

  SetAttacks(GameMoves moves, GameRules rules, int[] cells, PieceLists lists) {
    this.moves = moves;
    this.rules = rules;
    this.cells = cells;
    this.lists = lists;
    this.bits = lists.bits();
    this.reach = rules.bitReach();
    this.isOneByOne =
        bits.words() <= 2
            && !rules.needsProof()
            && !rules.flyingGeneral()
            && moves.hasExactAttacks();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      int enemies = Side.opponent(side);
      hasAllAttacks[side] =
          bits.words() <= 2 && !rules.needsProof() && reach.others(enemies).length == 0;
      attackOverHurdles[side] = reach.hoppers(enemies).length > 0;
    }
  }

  /** Returns whether {@link #attack} finds all that attacks a side. */
  boolean hasAllAttacks(int side) {
    return hasAllAttacks[side];
  }

  /** Returns whether {@link #attacked} finds all that attacks a side. */
  boolean hasExactAttacks(int side) {
    return hasAllAttacks[side] || isOneByOne;
  }

  /** Returns whether some of it attacks over hurdles. */
  boolean attackOverHurdles(int side) {
    return attackOverHurdles[side];
  }

  /**
   * Returns those squares of a set that an enemy attacks, looked for from the enemies or from the
   * squares, whatever there are less of.
   *
   * @param set a word of the set
   * @param word which word
   */
  long attacked(long set, int word, int side, long low, long high) {
    int enemies = Long.bitCount(bits.side(side ^ 1, 0));
    enemies += bits.words() == 2 ? Long.bitCount(bits.side(side ^ 1, 1)) : 0;
    if (isOneByOne && (!hasAllAttacks[side] || enemies < Long.bitCount(set) * reach.kinds())) {
      return moves.attacked(side ^ 1, set, word, low, high);
    }
    long attacked = 0;
    for (long left = set; left != 0; left &= left - 1) {
      int target = word * Long.SIZE + Long.numberOfTrailingZeros(left);
      if (attack(target, side, low, high)) {
        attacked |= left & -left;
      }
    }
    return attacked;
  }

  /**
   * Returns whether an enemy attacks a square along a line, see {@link #alongLines}. On every
   * occupied square the cells hold a piece of the kind of the set.
   */
  private boolean attack(int target, int side, long low, long high) {
    return alongLines(target, side, -1, low, high)
        || (attackOverHurdles[side] && overHurdles(target, side, -1, low, high));
  }

  /**
   * Returns whether an enemy that attacks along single lines attacks a square.
   *
   * @param target the bit of the square
   * @param side the side that is attacked
   * @param captured the bit of a piece that is captured, or -1
   * @param low the word 0 of the set of occupied squares
   * @param high the word 1
   */
  boolean alongLines(int target, int side, int captured, long low, long high) {
    int enemySide = side ^ 1;
    boolean isWide = bits.words() == 2;
    for (int word = 0; word < bits.words(); word++) {
      long left = potentialAttackers(enemySide, target, word) & ~BitBoards.bit(captured, word);
      for (; left != 0; left &= left - 1) {
        int enemy = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        if ((reach.between(enemy, target, 0) & low) == 0
            && (!isWide || (reach.between(enemy, target, 1) & high) == 0)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns a word of the set of a side's pieces that might attack a square, or face it as a royal
   * piece, where nothing stands between.
   */
  long potentialAttackers(int side, int target, int word) {
    return moves.potentialAttackers(side, target, word)
        | reach.facing(bits, lists, side, target, word);
  }

  /** Returns whether an enemy that attacks over one hurdle attacks a square. */
  boolean overHurdles(int target, int side, int captured, long low, long high) {
    int enemySide = side ^ 1;
    boolean isWide = bits.words() == 2;
    for (int kind : reach.hoppers(enemySide)) {
      for (int word = 0; word < bits.words(); word++) {
        long left = bits.pieces(enemySide, kind, word) & ~BitBoards.bit(captured, word);
        for (left &= reach.origins(enemySide, target, kind, word); left != 0; left &= left - 1) {
          int enemy = word * Long.SIZE + Long.numberOfTrailingZeros(left);
          long metLow = reach.between(enemy, target, 0) & low;
          long metHigh = isWide ? reach.between(enemy, target, 1) & high : 0;
          if (isHurdle(kind, metLow, metHigh)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Returns whether a set holds one square only, and no hole and no blocker to a kind is there. */
  private boolean isHurdle(int kind, long low, long high) {
    if (Long.bitCount(low) + Long.bitCount(high) != 1) {
      return false;
    }
    boolean[] blockers = rules.blockersTo(kind);
    int met =
        low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    int cell = cells[bits.square(met)];
    return Cell.isPiece(cell) && (blockers == null || !blockers[Cell.kind(cell)]);
  }
}
