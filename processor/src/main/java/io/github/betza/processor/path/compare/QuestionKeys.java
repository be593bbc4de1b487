package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;

/**
 * Everything that the moves of a piece can depend on, as numbers: a question (the content of a
 * square, whether the mover has moved, the size of the board) and the set of allowed answers, as
 * bits.
 */
final class QuestionKeys {
  static final long EMPTY = 0b0000111;
  static final long EN_PASSANT = 0b0000110;
  static final long EN_PASSANT_COMMON = 0b0000010;
  static final long ENEMY_COMMON = 0b0001000;
  static final long ENEMY_ROYAL = 0b0010000;
  static final long OWN_COMMON = 0b0100000;
  static final long HOLE = 0b1000000;
  static final long OWN_ROYAL = 0b10000000;
  static final long OWN = OWN_COMMON | OWN_ROYAL;

  /** Whether the mover has moved: the answer is 1 for yes, 2 for no. */
  static final int MOVED = -1;

  static final long UNMOVED = 0b10;

  /** The number of steps of the longest straight slide on the board: bit n for n steps. */
  static final int ACROSS = -2;

  private static final int HALF = -200;
  private static final int CENTRE = 100;
  private static final int WIDTH = 200;
  private static final long ANY_CONTENT = 0b11111111;
  private static final long ANY_NUMBER = (1L << (LargestBoard.ACROSS + 1)) - 1;

  private QuestionKeys() {}

  /** The content of a square, given relative to the mover's start. */
  static int square(Vector place) {
    return (place.files() + CENTRE) * WIDTH + place.ranks() + CENTRE;
  }

  static boolean isSquare(int key) {
    return key >= 0;
  }

  static Vector place(int key) {
    return new Vector(key / WIDTH - CENTRE, key % WIDTH - CENTRE);
  }

  /** The number of steps from a rank to the enemy's half, relative to the mover's start. */
  static int half(int rank) {
    return HALF - rank;
  }

  /** Returns all possible answers. */
  static long all(int key) {
    if (isSquare(key)) {
      return ANY_CONTENT;
    }
    return key == MOVED ? 0b11 : ANY_NUMBER;
  }

  /** Returns the answers that are at least a number. */
  static long atLeast(int number) {
    return number > LargestBoard.ACROSS ? 0 : ANY_NUMBER & -(1L << number);
  }

  /** Returns the contents that satisfy a condition. */
  static long contents(OccupancyCondition occupant) {
    return switch (occupant) {
      case EMPTY, EMPTY_BEFORE_PIECE -> EMPTY;
      case EN_PASSANT -> EN_PASSANT;
      case EN_PASSANT_COMMON -> EN_PASSANT_COMMON;
      case ENEMY -> ENEMY_COMMON | ENEMY_ROYAL;
      case ENEMY_COMMON -> ENEMY_COMMON;
      case ENEMY_ROYAL -> ENEMY_ROYAL;
      case OWN -> OWN;
      case OWN_COMMON -> OWN_COMMON;
      case PIECE -> ENEMY_COMMON | ENEMY_ROYAL | OWN;
    };
  }
}
