package io.github.betza.generated;

import io.github.betza.board.BitBoards;

/** What sets of bits tell of attacks over empty squares, from tables that the rules make. */
public interface AttackTables {
  /** Returns a word of the set of a side's pieces that might attack a square as the tables say. */
  long potentialAttackers(BitBoards bits, int side, int target, int word);

  /** Returns whether {@link #attacked} finds all attacks. */
  boolean hasExactAttacks();

  /**
   * Returns those squares of a set that a side attacks over empty squares: the same as {@link
   * #potentialAttackers} finds for each square, from the attackers' side. The fewer pieces there
   * are, the sooner.
   *
   * @param set a word of the set
   * @param word which word
   * @param low the word 0 of the set of occupied squares
   * @param high the word 1
   */
  long attacked(BitBoards bits, int side, long set, int word, long low, long high);
}
