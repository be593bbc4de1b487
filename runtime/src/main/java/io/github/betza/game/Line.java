package io.github.betza.game;

import io.github.betza.board.Cell;
import java.util.List;

/**
 * A line along which a piece attacks, as numbers to be added to the square of the attacker for
 * White, and to be subtracted for Black.
 *
 * @param distance the square attacked
 * @param passed the squares that matter, in the order in which they are passed: twice the number,
 *     plus one if the square must be occupied instead of empty
 */
record Line(int distance, List<Integer> passed) {
  /** Copies the list. */
  Line {
    passed = List.copyOf(passed);
  }

  static int empty(int distance) {
    return distance << 1;
  }

  static int occupied(int distance) {
    return (distance << 1) | 1;
  }

  /** Returns the distance of a square that is passed. */
  static int distance(int passed) {
    return passed >> 1;
  }

  /** Returns whether a square that is passed must be occupied, and not empty. */
  static boolean mustBeOccupied(int passed) {
    return (passed & 1) != 0;
  }

  /**
   * Returns whether a square that is passed is empty or occupied as it must be.
   *
   * @param blockers which kinds are blockers to the attacker, and so not pieces that it jumps over,
   *     or null
   */
  static boolean isAsItMust(int passed, int cell, boolean[] blockers) {
    return mustBeOccupied(passed)
        ? Cell.isPiece(cell) && (blockers == null || !blockers[Cell.kind(cell)])
        : cell == Cell.EMPTY;
  }

  /** Returns the same line of the other side. */
  Line turned() {
    return new Line(
        -distance, passed.stream().map(entry -> (-distance(entry) << 1) | (entry & 1)).toList());
  }
}
