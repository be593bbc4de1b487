package io.github.betza.processor.notation.extended;

import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.List;

/** The chaining operators (seed 004, "Overview of chaining operators"). */
final class ChainOperators {
  /** All of them. */
  static final String LETTERS = "t-+?!xdy";

  /** The operator of an exponent without one: the move may end, or go on. */
  static final char THEN = 't';

  private ChainOperators() {}

  static boolean isOperator(char c) {
    return LETTERS.indexOf(c) >= 0;
  }

  /**
   * Returns the conditions on the connection square for the move to go on, and the effects there.
   */
  static List<LegOutcome> outcomes(char operator) {
    return switch (operator) {
      case THEN, '-' -> List.of(LegOutcome.EMPTY);
      case '+' -> List.of(LegOutcome.HOP);
      case '?' -> List.of(new LegOutcome(OccupancyCondition.OWN, LegEffect.NONE));
      case '!' -> List.of(new LegOutcome(OccupancyCondition.ENEMY, LegEffect.NONE));
      case 'x' -> List.of(LegOutcome.CAPTURE);
      case 'd' ->
          List.of(LegOutcome.CAPTURE, new LegOutcome(OccupancyCondition.OWN, LegEffect.REMOVE));
      case 'y' -> List.of(new LegOutcome(OccupancyCondition.EMPTY_BEFORE_PIECE, LegEffect.NONE));
      default -> throw new IllegalArgumentException("no operator " + operator);
    };
  }
}
