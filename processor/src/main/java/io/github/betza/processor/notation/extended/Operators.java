package io.github.betza.processor.notation.extended;

import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import java.util.List;

/** The chaining operators (seed 004, "Overview of chaining operators"). */
final class Operators {
  /** All of them. */
  static final String LETTERS = "t-+?!xdy";

  /** The operator that an exponent without one has: the move may end, or go on. */
  static final char THEN = 't';

  private Operators() {}

  static boolean isOperator(char c) {
    return LETTERS.indexOf(c) >= 0;
  }

  /** Returns what must stand on the connection square for the move to go on, and is done there. */
  static List<Outcome> outcomes(char operator) {
    return switch (operator) {
      case THEN, '-' -> List.of(Outcome.PASS);
      case '+' -> List.of(Outcome.HOP);
      case '?' -> List.of(new Outcome(Occupant.OWN, Deed.NONE));
      case '!' -> List.of(new Outcome(Occupant.ENEMY, Deed.NONE));
      case 'x' -> List.of(Outcome.CAPTURE);
      case 'd' -> List.of(Outcome.CAPTURE, new Outcome(Occupant.OWN, Deed.REMOVE));
      case 'y' -> List.of(new Outcome(Occupant.EMPTY_BEFORE_PIECE, Deed.NONE));
      default -> throw new IllegalArgumentException("no operator " + operator);
    };
  }
}
