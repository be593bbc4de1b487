package io.github.betza.export;

/**
 * A move of one leg that every program in question can at least imagine.
 *
 * @param initial whether only an unmoved piece has it
 * @param moves whether it may end on an empty square
 * @param captures whether it may capture where it ends
 * @param enPassant whether it may capture en passant
 * @param manner how it gets there
 * @param atom the leap, or the step of the slide; never K, Q, R, B, J or L
 * @param directions the directions, see {@link Compass}
 * @param range the most steps of a slide, 0 for any number and for hops; 1 for leaps
 */
record SimpleMove(
    boolean initial,
    boolean moves,
    boolean captures,
    boolean enPassant,
    Manner manner,
    char atom,
    int directions,
    int range) {
  /** How a move gets to where it ends. */
  enum Manner {
    /** Straight there, whatever stands between. */
    LEAP,
    /** Straight there, if the squares between are empty. */
    LAME,
    /** Step by step over empty squares. */
    SLIDE,
    /** Over one piece on the way, to any square behind it. */
    CANNON,
    /** Over one piece on the way, to the square right behind it. */
    GRASSHOPPER
  }

  /** Returns how directions are named for its atom. */
  Compass.Shape shape() {
    return switch (atom) {
      case 'W', 'D', 'H' -> Compass.Shape.ORTHOGONAL;
      case 'F', 'A', 'G' -> Compass.Shape.DIAGONAL;
      default -> Compass.Shape.OBLIQUE;
    };
  }

  /** Returns whether it only leads forward. */
  boolean isForward() {
    int forward =
        switch (shape()) {
          case ORTHOGONAL -> 0x01;
          case DIAGONAL -> 0x82;
          case EIGHTFOLD, OBLIQUE -> 0xC3;
        };
    return (directions & ~forward) == 0;
  }
}
