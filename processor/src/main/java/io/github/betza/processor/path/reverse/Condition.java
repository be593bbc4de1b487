package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.OccupancyCondition;
import java.util.List;
import java.util.Optional;

/** What a square must hold so that a capture is possible, seen by the piece that captures. */
public enum Condition {
  /** Nothing. */
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
  /** Whatever there is, as long as it is a square of the board: a hole does not do. */
  ANY(1 + 2 + 4 + 8 + 16);

  private static final List<Condition> ALL = List.of(values());

  /**
   * What may stand there, one bit for each of the first four conditions, and one for a royal piece
   * of the capturing side.
   */
  private final int contents;

  Condition(int contents) {
    this.contents = contents;
  }

  /**
   * Returns the condition of an occupant.
   *
   * @throws IllegalArgumentException if it depends on more than what stands on the square
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

  /** Returns the condition that this and another hold; nothing where both cannot. */
  Optional<Condition> and(Condition other) {
    return holding(contents & other.contents);
  }

  /** Returns the condition that this or another holds, where a single one expresses it. */
  Optional<Condition> or(Condition other) {
    return holding(contents | other.contents);
  }

  private static Optional<Condition> holding(int contents) {
    return ALL.stream().filter(condition -> condition.contents == contents).findFirst();
  }

  /** Returns whether this holds wherever another does. */
  boolean admits(Condition other) {
    return (contents & other.contents) == other.contents;
  }
}
