package io.github.betza.board;

/** The two sides. Black's moves are White's turned by 180 degrees. */
public final class Side {
  /** The side that moves towards higher ranks. */
  public static final int WHITE = 0;

  /** The side that moves towards lower ranks. */
  public static final int BLACK = 1;

  private Side() {}

  static void check(int side) {
    if (side != WHITE && side != BLACK) {
      throw new IllegalArgumentException("a side is 0 (White) or 1 (Black), not " + side);
    }
  }

  /** Returns the other side. */
  public static int opponent(int side) {
    return side ^ 1;
  }
}
