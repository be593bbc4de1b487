package io.github.betza.game;

import java.util.Arrays;

/** Which kinds are blockers to which moving kinds. */
final class BlockerRules {
  private final boolean[][] blockers;
  private final boolean areAlike;

  /**
   * Reads the rules.
   *
   * @param kinds how many kinds there are, with the kind 0, which is none
   * @param promotions how pieces promote
   */
  BlockerRules(GameRulesBuilder builder, int kinds, PromotionRules promotions) {
    this.blockers = new boolean[kinds][];
    builder.blockers.forEach(blocker -> add(blocker.of(), blocker.to()));
    this.areAlike = areAlike(promotions);
  }

  private void add(int of, int to) {
    blockers[to] = blockers[to] == null ? new boolean[blockers.length] : blockers[to];
    blockers[to][of] = true;
  }

  /**
   * Returns whether all kinds that have blockers have the same ones, and no promotion turns a piece
   * into a blocker, or a blocker into another piece.
   */
  private boolean areAlike(PromotionRules promotions) {
    boolean[] common = null;
    boolean alike = true;
    for (boolean[] each : blockers) {
      common = common == null ? each : common;
      alike &= each == null || Arrays.equals(each, common);
    }
    for (int kind = 1; common != null && kind < blockers.length; kind++) {
      boolean isBlocker = common[kind];
      for (PromotionRule rule : promotions.ofKind(kind)) {
        for (int choice : rule.choices()) {
          alike &= common[choice] == isBlocker;
        }
      }
    }
    return alike;
  }

  /**
   * Returns which kinds are blockers to a kind, by their numbers, or null if it has no blockers.
   */
  boolean[] to(int kind) {
    return blockers[kind];
  }

  /** Returns whether a kind is a blocker to some kind. */
  boolean isBlocker(int kind) {
    return Arrays.stream(blockers).anyMatch(each -> each != null && each[kind]);
  }

  /** Returns whether no kind has blockers. */
  boolean areNone() {
    return Arrays.stream(blockers).allMatch(each -> each == null);
  }

  /**
   * Returns whether no kind has blockers, or this one has the blockers that all kinds with blockers
   * share.
   */
  boolean areCommonTo(int kind) {
    return areNone() || (areAlike && blockers[kind] != null);
  }
}
