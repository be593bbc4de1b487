package io.github.betza.export;

import java.util.ArrayList;
import java.util.List;

/**
 * A move of one leg, in terms that all programs share.
 *
 * @param initial whether only an unmoved piece has it
 * @param moves whether it may end on an empty square
 * @param captures whether it may capture on its last square
 * @param enPassant whether it may capture en passant
 * @param movement how it gets there
 * @param atom the leap, or the step of the slide; never K, Q, R, B, J or L
 * @param directions the directions, see {@link Compass}
 * @param range the most steps of a slide, 0 for any number and for hops; 1 for leaps
 */
public record SimpleMove(
    boolean initial,
    boolean moves,
    boolean captures,
    boolean enPassant,
    Movement movement,
    char atom,
    int directions,
    int range) {
  /** How a move gets to its last square. */
  public enum Movement {
    /** Directly, whatever is between. */
    LEAP,
    /** Directly, if the squares between are empty. */
    LAME,
    /** Step by step over empty squares. */
    SLIDE,
    /** Over one piece on the way, to any square beyond it. */
    CANNON,
    /** Over one piece on the way, to the square directly beyond it. */
    GRASSHOPPER
  }

  /**
   * A leap, or a step of a slide.
   *
   * @param files how many files to the right
   * @param ranks how many ranks forward
   */
  public record Step(int files, int ranks) {
    /** Returns the step mirrored at the diagonal forward to the right. */
    Step mirrored() {
      int across = ranks;
      int ahead = files;
      return new Step(across, ahead);
    }

    /** Returns whether another step has the same direction. */
    boolean points(Step other) {
      return files * other.ranks == ranks * other.files
          && files * other.files + ranks * other.ranks > 0;
    }

    /** Returns the step turned by 90 degrees to the right. */
    Step turned() {
      int across = ranks;
      int ahead = -files;
      return new Step(across, ahead);
    }
  }

  /** Returns its leaps, or the steps with which its slides begin. */
  public List<Step> steps() {
    Step least =
        switch (atom) {
          case 'W' -> new Step(0, 1);
          case 'D' -> new Step(0, 2);
          case 'H' -> new Step(0, 3);
          case 'F' -> new Step(1, 1);
          case 'A' -> new Step(2, 2);
          case 'G' -> new Step(3, 3);
          case 'N' -> new Step(1, 2);
          case 'C' -> new Step(1, 3);
          default -> new Step(2, 3);
        };
    List<Step> steps = new ArrayList<>();
    for (int bit = 0; bit < Byte.SIZE; bit++) {
      if (((directions >> bit) & 1) != 0) {
        Step step = bit % 2 == 0 ? least : least.mirrored();
        for (int quarter = 0; quarter < bit / 2; quarter++) {
          step = step.turned();
        }
        steps.add(step);
      }
    }
    return steps;
  }

  /**
   * Returns whether it and another move may end on the same square. Every slide counts as
   * unlimited, so that no pair is missed.
   */
  public boolean mayMeet(SimpleMove other) {
    return steps().stream()
        .anyMatch(step -> other.steps().stream().anyMatch(each -> mayMeet(step, other, each)));
  }

  private boolean mayMeet(Step step, SimpleMove other, Step each) {
    boolean leaps = isLeap() && other.isLeap();
    return leaps ? step.equals(each) : step.points(each);
  }

  private boolean isLeap() {
    return movement == Movement.LEAP || movement == Movement.LAME;
  }

  /** Returns the same move with another atom, other directions, movement and range. */
  public SimpleMove directed(char newAtom, int set, Movement newMovement, int newRange) {
    return new SimpleMove(initial, moves, captures, enPassant, newMovement, newAtom, set, newRange);
  }

  /** Returns its part that does not capture, or the part that does. */
  public SimpleMove only(boolean quiet) {
    return new SimpleMove(
        initial, quiet, !quiet, enPassant && !quiet, movement, atom, directions, range);
  }

  /** Returns the same move of a piece that may have moved. */
  public SimpleMove anywhere() {
    return new SimpleMove(false, moves, captures, enPassant, movement, atom, directions, range);
  }

  /** Returns the directions of its atom. */
  public Compass.Shape shape() {
    return switch (atom) {
      case 'W', 'D', 'H' -> Compass.Shape.ORTHOGONAL;
      case 'F', 'A', 'G' -> Compass.Shape.DIAGONAL;
      default -> Compass.Shape.OBLIQUE;
    };
  }

  /** Returns whether it hops over a piece. */
  public boolean hops() {
    return movement == Movement.CANNON || movement == Movement.GRASSHOPPER;
  }

  /** Returns whether it only leads forward. */
  public boolean isForward() {
    int forward =
        switch (shape()) {
          case ORTHOGONAL -> 0x01;
          case DIAGONAL -> 0x82;
          case OBLIQUE -> 0xC3;
        };
    return (directions & ~forward) == 0;
  }
}
