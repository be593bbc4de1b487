package io.github.betza.play;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import java.util.Arrays;

/**
 * What the side to move has before it: its moves, and where its royal pieces and its enemies stand.
 * A search keeps one for each ply and fills it again and again, so that it allocates nothing.
 */
public final class Turn {
  private final MoveList moves = new MoveList();
  private final int[] own;
  private final int[] enemies;
  private final int[] royals;
  private int ownCount;
  private int enemyCount;
  private int royalCount;

  /** Enemies, each followed by a royal piece that it might attack if the squares between allow. */
  private int[] threats;

  private int threatCount;

  /** Makes a turn that has room for the pieces of a board. */
  public Turn(Board board) {
    int squares = board.geometry().files() * board.geometry().ranks();
    own = new int[squares];
    enemies = new int[squares];
    royals = new int[squares];
    threats = new int[2 * squares];
  }

  /** Returns the moves; whether they are legal shows when they are made. */
  public MoveList moves() {
    return moves;
  }

  int ownCount() {
    return ownCount;
  }

  int own(int index) {
    return own[index];
  }

  int enemyCount() {
    return enemyCount;
  }

  int enemy(int index) {
    return enemies[index];
  }

  int royalCount() {
    return royalCount;
  }

  int royal(int index) {
    return royals[index];
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

  /** Finds out which enemies might attack which royal pieces. */
  void findThreats(Board board, Movement movement) {
    threatCount = 0;
    for (int i = 0; i < royalCount; i++) {
      for (int j = 0; j < enemyCount; j++) {
        if (movement.mayAttack(board.get(enemies[j]), enemies[j], royals[i])) {
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

  /** Finds the pieces of a position and forgets the moves of the one before. */
  void look(Board board, int[] squares, int side) {
    moves.clear();
    ownCount = 0;
    enemyCount = 0;
    royalCount = 0;
    int[] cells = board.cells();
    int colour = Cell.WHITE << side;
    for (int square : squares) {
      int cell = cells[square];
      if (!Cell.isPiece(cell)) {
        continue;
      }
      if ((cell & colour) == 0) {
        enemies[enemyCount++] = square;
        continue;
      }
      own[ownCount++] = square;
      if ((cell & Cell.ROYAL) != 0) {
        royals[royalCount++] = square;
      }
    }
  }
}
