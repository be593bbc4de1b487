package io.github.betza.game;

import java.util.Arrays;

/** Which kinds are walls to which: the one moves, the other stands in its way. */
final class WallRules {
  private final boolean[][] walls;
  private final boolean areAlike;

  /**
   * Reads the rules.
   *
   * @param kinds how many kinds there are, with the kind 0, which is none
   * @param promotions how pieces promote
   */
  WallRules(GameRulesBuilder builder, int kinds, PromotionRules promotions) {
    this.walls = new boolean[kinds][];
    builder.walls.forEach(wall -> add(wall.of(), wall.to()));
    this.areAlike = areAlike(promotions);
  }

  private void add(int of, int to) {
    walls[to] = walls[to] == null ? new boolean[walls.length] : walls[to];
    walls[to][of] = true;
  }

  /** Returns whether all kinds that have walls have the same, and no piece becomes one or none. */
  private boolean areAlike(PromotionRules promotions) {
    boolean[] common = null;
    boolean alike = true;
    for (boolean[] each : walls) {
      common = common == null ? each : common;
      alike &= each == null || Arrays.equals(each, common);
    }
    for (int kind = 1; common != null && kind < walls.length; kind++) {
      boolean isWall = common[kind];
      for (PromotionRule rule : promotions.ofKind(kind)) {
        for (int choice : rule.choices()) {
          alike &= common[choice] == isWall;
        }
      }
    }
    return alike;
  }

  /** Returns which kinds are walls to a kind, by their numbers, or null where none is. */
  boolean[] to(int kind) {
    return walls[kind];
  }

  /** Returns whether no kind has walls. */
  boolean areNone() {
    return Arrays.stream(walls).allMatch(each -> each == null);
  }

  /** Returns whether no kind has walls, or this one has those that all with walls have. */
  boolean areCommonTo(int kind) {
    return areNone() || (areAlike && walls[kind] != null);
  }
}
