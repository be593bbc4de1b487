package io.github.betza.processor.path;

/** The place of the mover after its move. */
public enum Finish {
  /** On the square reached. */
  STAY,
  /** Back on its start ({@code [xo]} and {@code [cr]} of seed 002). */
  RETURN,
  /** Off the board: it captured itself on the square reached ({@code [cu]} of seed 002). */
  VANISH,
  /** Off the board: it captured itself after its return to its start. */
  RETURN_AND_VANISH;

  /** Returns whether the mover goes back to its start. */
  public boolean returns() {
    return this == RETURN || this == RETURN_AND_VANISH;
  }

  /** Returns whether the mover leaves the board. */
  public boolean vanishes() {
    return this == VANISH || this == RETURN_AND_VANISH;
  }
}
