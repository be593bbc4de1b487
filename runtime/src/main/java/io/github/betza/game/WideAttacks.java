package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Cell;
import io.github.betza.board.PieceLists;

/** The same as {@link SetAttacks} on a board of more than 128 squares. */
final class WideAttacks {
  private final GameRules rules;
  private final int[] cells;
  private final BitBoards bits;
  private final BitReach reach;
  private final SetAttacks attacks;

  /** The squares that are taken to be occupied. */
  private final long[] occupied;

  WideAttacks(GameRules rules, int[] cells, PieceLists lists, SetAttacks attacks) {
    this.attacks = attacks;
    this.rules = rules;
    this.cells = cells;
    this.bits = lists.bits();
    this.reach = rules.bitReach();
    this.occupied = new long[bits.words()];
  }

  /** Takes the squares to be occupied that are. */
  void look() {
    for (int word = 0; word < occupied.length; word++) {
      occupied[word] = bits.occupied(word);
    }
  }

  /** Takes a square to be occupied. */
  void occupy(int bit) {
    occupied[bit >> 6] |= 1L << bit;
  }

  /** Takes a square to be empty. */
  void vacate(int bit) {
    occupied[bit >> 6] &= ~(1L << bit);
  }

  /**
   * Returns whether an enemy that attacks along single lines attacks a square.
   *
   * @param target the bit of the square
   * @param side the side that is attacked
   * @param captured the bit of a piece that is captured, or -1
   */
  boolean alongLines(int target, int side, int captured) {
    int enemySide = side ^ 1;
    for (int word = 0; word < occupied.length; word++) {
      long left =
          attacks.potentialAttackers(enemySide, target, word) & ~BitBoards.bit(captured, word);
      for (; left != 0; left &= left - 1) {
        if (met(word * Long.SIZE + Long.numberOfTrailingZeros(left), target) == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether an enemy that attacks over one hurdle attacks a square. */
  boolean overHurdles(int target, int side, int captured) {
    int enemySide = side ^ 1;
    for (int kind : reach.hoppers(enemySide)) {
      for (int word = 0; word < occupied.length; word++) {
        long left = bits.pieces(enemySide, kind, word) & ~BitBoards.bit(captured, word);
        for (left &= reach.origins(enemySide, target, kind, word); left != 0; left &= left - 1) {
          int enemy = word * Long.SIZE + Long.numberOfTrailingZeros(left);
          if (met(enemy, target) == 1 && isHurdle(kind, enemy, target)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Returns how many occupied squares there are between an enemy and a square. */
  private int met(int enemy, int target) {
    int count = 0;
    for (int word = 0; word < occupied.length; word++) {
      count += Long.bitCount(reach.between(enemy, target, word) & occupied[word]);
    }
    return count;
  }

  /** Returns whether the only occupied square between has no hole and no blocker to a kind. */
  private boolean isHurdle(int kind, int enemy, int target) {
    boolean[] blockers = rules.blockersTo(kind);
    int met = 0;
    for (int word = 0; word < occupied.length; word++) {
      long block = reach.between(enemy, target, word) & occupied[word];
      met = block == 0 ? met : word * Long.SIZE + Long.numberOfTrailingZeros(block);
    }
    int cell = cells[bits.square(met)];
    return Cell.isPiece(cell) && (blockers == null || !blockers[Cell.kind(cell)]);
  }
}
