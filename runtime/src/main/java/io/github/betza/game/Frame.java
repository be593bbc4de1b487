package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import java.util.Arrays;

/**
 * What the side to move has before it: its moves, legal or not, and which enemies might attack
 * which of its royal pieces. A search fills one for each ply again and again.
 */
final class Frame {
  private final MoveList moves = new MoveList();

  /** Enemies, each followed by a royal piece that it might attack if the squares between allow. */
  private int[] threats = new int[64];

  private int threatCount;
  private boolean capturesOnly;

  MoveList moves() {
    return moves;
  }

  /** Returns whether the side must capture. */
  boolean capturesOnly() {
    return capturesOnly;
  }

  void setCapturesOnly(boolean only) {
    capturesOnly = only;
  }

  int threatCount() {
    return threatCount;
  }

  int threatener(int index) {
    return threats[2 * index];
  }

  int threatened(int index) {
    return threats[2 * index + 1];
  }

  /** Forgets the moves, and finds out which enemies might attack which royal pieces of a side. */
  void begin(Board board, Reach reach, PieceLists lists, int side) {
    moves.clear();
    capturesOnly = false;
    threatCount = 0;
    int[] enemies = lists.squares(side ^ 1);
    int enemyCount = lists.count(side ^ 1);
    int[] royals = lists.royals(side);
    int[] cells = board.cells();
    for (int i = 0; i < lists.royalCount(side); i++) {
      for (int j = 0; j < enemyCount; j++) {
        if (reach.contains(cells[enemies[j]], enemies[j], royals[i])) {
          addThreat(enemies[j], royals[i]);
        }
      }
    }
  }

  private void addThreat(int enemy, int royal) {
    if (2 * threatCount == threats.length) {
      threats = Arrays.copyOf(threats, 2 * threats.length);
    }
    threats[2 * threatCount] = enemy;
    threats[2 * threatCount + 1] = royal;
    threatCount++;
  }
}
