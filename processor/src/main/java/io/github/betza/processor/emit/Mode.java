package io.github.betza.processor.emit;

import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Outcome;

/** What a generated method looks for. Each has a body of its own, without tests for the others. */
enum Mode {
  /** Every move. */
  ALL("moves", "", "ALL"),
  /** Moves that remove an enemy piece. */
  CAPTURES("captures", "Captures", "CAPTURES"),
  /** Moves that remove none. */
  QUIETS("quiets", "Quiets", "QUIETS"),
  /** Whether some capture removes the piece on the square {@code target}. */
  ATTACKS("attacks", "Attacks", "CAPTURES"),
  /** Which pieces capture on the square where the paths begin, which are walked backward. */
  ATTACKERS("attackers", "Attackers", "CAPTURES");

  private final String method;
  private final String suffix;
  private final String wanted;

  Mode(String method, String suffix, String wanted) {
    this.method = method;
    this.suffix = suffix;
    this.wanted = wanted;
  }

  /** Returns the name of the public method. */
  String method() {
    return method;
  }

  /** Returns what the names of its private methods end in. */
  String suffix() {
    return suffix;
  }

  /** Returns the constant of the runtime that asks for the same moves. */
  String wanted() {
    return wanted;
  }

  /** Returns whether the methods return whether the search is over, and append no moves. */
  boolean answers() {
    return this == ATTACKS || this == ATTACKERS;
  }

  /** Returns whether a move that ends in some way is looked for. */
  boolean wants(Context context, Landing landing) {
    Outcome outcome = landing.outcome();
    boolean captures = context.captured() || outcome.captures() || !landing.custodies().isEmpty();
    boolean borrows = outcome.deed() == Deed.BORROW;
    if (!Landings.isPossible(landing)) {
      return false;
    }
    return switch (this) {
      case ALL, ATTACKERS -> true;
      case CAPTURES, ATTACKS -> captures || borrows;
      case QUIETS -> !captures || borrows;
    };
  }
}
