package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.OccupancyCondition;
import java.util.List;
import java.util.Optional;

/** The content of a square that a capture requires, seen by the capturing piece. */
public enum Condition {
  /** No piece. */
  EMPTY(1),
  /** A piece of the capturing side that is not royal. */
  OWN_COMMON(2),
  /** An enemy of the capturing side that is not royal. */
  ENEMY_COMMON(4),
  /** An enemy of the capturing side that is royal. */
  ENEMY_ROYAL(8),
  /** A piece of the capturing side. */
  OWN(2 + 16),
  /** An enemy of the capturing side. */
  ENEMY(4 + 8),
  /** A piece of either side: a hurdle. */
  OCCUPIED(2 + 4 + 8 + 16),
  /** Any content, but a square of the board: not a hole. */
  ANY(1 + 2 + 4 + 8 + 16);

  private static final List<Condition> ALL = List.of(values());

  /**
   * The allowed contents, one bit for each of the first four conditions, and one for a royal piece
   * of the capturing side.
   */
  private final int contents;

  Condition(int contents) {
    this.contents = contents;
  }

  /**
   * Returns the condition of an occupant.
   *
   * @throws IllegalArgumentException if it depends on more than the content of the square
   */
  static Condition of(OccupancyCondition occupant) {
    return switch (occupant) {
      case EMPTY -> EMPTY;
      case ENEMY -> ENEMY;
      case ENEMY_ROYAL -> ENEMY_ROYAL;
      case ENEMY_COMMON -> ENEMY_COMMON;
      case OWN -> OWN;
      case OWN_COMMON -> OWN_COMMON;
      case PIECE -> OCCUPIED;
      case EN_PASSANT, EN_PASSANT_COMMON, EMPTY_BEFORE_PIECE ->
          throw new IllegalArgumentException("no condition on a single square: " + occupant);
    };
  }

  /** Returns the condition that requires both; nothing if both cannot hold. */
  Optional<Condition> and(Condition other) {
    return holding(contents & other.contents);
  }

  /** Returns the condition that requires either, if a single one expresses it. */
  Optional<Condition> or(Condition other) {
    return holding(contents | other.contents);
  }

  private static Optional<Condition> holding(int contents) {
    return ALL.stream().filter(condition -> condition.contents == contents).findFirst();
  }

  /** Returns whether this condition holds whenever another does. */
  boolean admits(Condition other) {
    return (contents & other.contents) == other.contents;
  }
}
