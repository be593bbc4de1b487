package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.template.LandingQueries;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;

/**
 * What a generated method searches for. One body lists all moves: {@link MoveFilter} leaves out the
 * unwanted ones.
 */
public enum Mode {
  /** Every move. */
  ALL("moves", ""),
  /** Moves that remove an enemy piece. */
  CAPTURES("captures", ""),
  /** Moves that remove no enemy piece. */
  QUIETS("quiets", ""),
  /** Whether some capture removes the piece on the square {@code target}. */
  ATTACKS("attacks", "Attacks"),
  /** Whether some move ends on the square {@code target}. */
  CAN_MOVE("canMove", "CanMove"),
  /** The pieces that capture on the square where the paths begin; the paths are walked backward. */
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

  /** Returns the ending of the names of its private methods. */
  public String suffix() {
    return suffix;
  }

  /** Returns whether the methods return that the search is over, and append no moves. */
  public boolean returnsBoolean() {
    return this == CAN_MOVE || findsCaptures();
  }

  /** Returns whether the methods search for captures on a given square. */
  public boolean findsCaptures() {
    return this == ATTACKS || this == ATTACKERS;
  }

  /** Returns the kind of a move that ends with a landing. */
  public static MoveFilter filter(PathContext context, Landing landing) {
    return MoveFilter.of(CAPTURES.wants(context, landing), QUIETS.wants(context, landing));
  }

  /** Returns whether this mode searches for moves that end with a landing. */
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

  /**
   * Which moves a part of the generated code leads to. Moves are listed by one body for all; code
   * that leads to moves of one kind only first tests whether that kind is wanted.
   */
  public enum MoveFilter {
    /** Captures and quiet moves: there is nothing to test. */
    BOTH,
    /** Moves that remove an enemy piece. */
    CAPTURES,
    /** Moves that remove no enemy piece. */
    QUIETS;

    /** Returns the filter for code that leads to captures, to quiet moves, or to both. */
    static MoveFilter of(boolean captures, boolean quiets) {
      return captures == quiets ? BOTH : captures ? CAPTURES : QUIETS;
    }

    /** Returns the filter for code that leads to the moves of this filter or of the other. */
    public MoveFilter or(MoveFilter other) {
      return this == other ? this : BOTH;
    }

    /** Returns the constant of the runtime that excludes these moves. */
    public String opposite() {
      return this == CAPTURES ? "QUIETS" : "CAPTURES";
    }
  }
}
