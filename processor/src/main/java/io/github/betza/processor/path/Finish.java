package io.github.betza.processor.path;

/** Where the mover is when its move is over. */
public enum Finish {
  /** On the square reached. */
  STAY,
  /** Back on the square that it came from ({@code [xo]} and {@code [cr]} of seed 002). */
  RETURN,
  /** Off the board: it captured itself on the square reached ({@code [cu]} of seed 002). */
  VANISH,
  /** Off the board: it captured itself after it had returned to the square that it came from. */
  RETURN_AND_VANISH;

  /** Returns whether the mover goes back to the square that it came from. */
  public boolean returns() {
    return this == RETURN || this == RETURN_AND_VANISH;
  }

  /** Returns whether the mover leaves the board. */
  public boolean vanishes() {
    return this == VANISH || this == RETURN_AND_VANISH;
  }
}
