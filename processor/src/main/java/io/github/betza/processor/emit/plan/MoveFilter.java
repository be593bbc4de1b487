package io.github.betza.processor.emit.plan;

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
