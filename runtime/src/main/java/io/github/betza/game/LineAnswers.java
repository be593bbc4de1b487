package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.generated.LegalTargets;

/** How attacks along lines become {@link LegalTargets}. */
interface LineAnswers {
  /** Returns what does so on a board whose sets have so many words. */
  static LineAnswers of(LegalTargets legal, int words) {
    return words > 2 ? new WideLineAnswers(legal, words) : new NarrowLineAnswers(legal);
  }

  /**
   * Notes an enemy that may attack a royal piece along a line, see {@link
   * BitReach#potentialAttackers}.
   *
   * @param from the bit of the enemy
   * @param target the bit of the royal piece
   * @param side the side of the royal piece
   */
  void meet(int from, int target, BitReach reach, BitBoards bits, int side);

  /**
   * Notes an enemy that attacks a royal piece where one square between them is occupied by a piece
   * that is no blocker.
   *
   * @param from the bit of the enemy
   * @param target the bit of the royal piece
   * @param side the side of the royal piece
   * @return whether the targets are still exact
   */
  boolean meetOverHurdle(int from, int target, BitReach reach, BitBoards bits, int side);
}
