package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.template.LandingQueries;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;

/**
 * What a generated method looks for. Moves are listed by one body for all: see {@link MoveFilter}
 * for how it leaves out what is not wanted.
 */
public enum Mode {
  /** Every move. */
  ALL("moves", ""),
  /** Moves that remove an enemy piece. */
  CAPTURES("captures", ""),
  /** Moves that remove none. */
  QUIETS("quiets", ""),
  /** Whether some capture removes the piece on the square {@code target}. */
  ATTACKS("attacks", "Attacks"),
  /** Whether some move ends on the square {@code target}. */
  CAN_MOVE("canMove", "CanMove"),
  /** Which pieces capture on the square where the paths begin, which are walked backward. */
  ATTACKERS("attackers", "Attackers");

  private final String method;
  private final String suffix;

  Mode(String method, String suffix) {
    this.method = method;
    this.suffix = suffix;
  }

  /** Returns the name of the public method. */
  public String method() {
    return method;
  }

  /** Returns what the names of its private methods end in. */
  public String suffix() {
    return suffix;
  }

  /** Returns whether the methods return whether the search is over, and append no moves. */
  public boolean answers() {
    return this == CAN_MOVE || findsCaptures();
  }

  /** Returns whether the methods look for captures on a square that is known beforehand. */
  public boolean findsCaptures() {
    return this == ATTACKS || this == ATTACKERS;
  }

  /** Returns what a move counts as that ends in some way. */
  public static MoveFilter filter(PathContext context, Landing landing) {
    return MoveFilter.of(CAPTURES.wants(context, landing), QUIETS.wants(context, landing));
  }

  /** Returns whether a move that ends in some way is looked for. */
  public boolean wants(PathContext context, Landing landing) {
    LegOutcome outcome = landing.outcome();
    boolean captures = context.captured() || outcome.captures() || !landing.custodies().isEmpty();
    boolean borrows = outcome.effect() == LegEffect.BORROW;
    if (!LandingQueries.isPossible(landing)) {
      return false;
    }
    return switch (this) {
      case ALL, CAN_MOVE, ATTACKERS -> true;
      case CAPTURES, ATTACKS -> captures || borrows;
      case QUIETS -> !captures || borrows;
    };
  }
}
