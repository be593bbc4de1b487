package io.github.betza.processor.emit.plan;

/**
 * Which moves a piece of generated code leads to. The code that lists moves is written once; where
 * all that follows is of one kind, it tests whether moves of that kind are wanted.
 */
public enum MoveFilter {
  /** Captures and quiet moves: there is nothing to test. */
  BOTH,
  /** Moves that remove an enemy piece. */
  CAPTURES,
  /** Moves that remove none. */
  QUIETS;

  /** Returns what code leads to. */
  static MoveFilter of(boolean captures, boolean quiets) {
    return captures == quiets ? BOTH : captures ? CAPTURES : QUIETS;
  }

  /** Returns what code leads to that leads to either. */
  public MoveFilter or(MoveFilter other) {
    return this == other ? this : BOTH;
  }

  /** Returns the constant of the runtime that excludes such moves. */
  public String opposite() {
    return this == CAPTURES ? "QUIETS" : "CAPTURES";
  }
}
