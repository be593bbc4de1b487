package io.github.betza.processor.describe;

import io.github.betza.processor.path.Vector;
import java.util.Arrays;

/** The marks on the squares around a piece in the middle. */
final class Marks {
  /** The largest distance from the piece at which paths are followed. */
  static final int RADIUS = 14;

  /** The largest radius that is shown. */
  static final int MOST_SHOWN = 7;

  /** The marks for ends of moves. */
  static final int LANDINGS =
      Mark.MOVE.bit()
          | Mark.CAPTURE.bit()
          | Mark.OWN.bit()
          | Mark.HOP_MOVE.bit()
          | Mark.HOP_CAPTURE.bit()
          | Mark.LOCUST.bit()
          | Mark.INITIAL.bit()
          | Mark.CASTLE.bit()
          | Mark.SWAP.bit()
          | Mark.CUSTODY.bit()
          | Mark.VANISH.bit()
          | Mark.EN_PASSANT.bit();

  private static final int ENDS = LANDINGS | Mark.IMMOBILIZE.bit();
  private static final int LEAST_SHOWN = 2;

  private final Vector least;
  private final Vector most;
  private final int files;
  private final int[] marks;
  private int reach = LEAST_SHOWN;

  /** The largest distance from the piece of an end of a move. */
  private int furthest;

  /** Makes a board without marks, equally large in every direction. */
  Marks() {
    this(new Vector(-RADIUS, -RADIUS), new Vector(RADIUS, RADIUS));
  }

  /**
   * Makes a board without marks.
   *
   * @param least the corner to the left of and behind the piece
   * @param most the opposite corner
   */
  Marks(Vector least, Vector most) {
    this.least = least;
    this.most = most;
    this.files = most.files() - least.files() + 1;
    this.marks = new int[files * (most.ranks() - least.ranks() + 1)];
  }

  boolean contains(Vector square) {
    return square.files() >= least.files()
        && square.files() <= most.files()
        && square.ranks() >= least.ranks()
        && square.ranks() <= most.ranks();
  }

  /** Returns a number for a square, unique among the squares of this board. */
  int index(Vector square) {
    return (square.ranks() - least.ranks()) * files + square.files() - least.files();
  }

  int get(Vector square) {
    return marks[index(square)];
  }

  void add(Vector square, Mark mark) {
    if (contains(square)) {
      marks[index(square)] |= mark.bit();
      if ((mark.bit() & ENDS) != 0) {
        furthest = Math.max(furthest, square.reach());
      }
    }
  }

  /** Adds the end of a first move, unless the piece has the same move at all times. */
  void addInitial(Vector square, Mark end) {
    if (contains(square) && (get(square) & end.bit()) == 0) {
      add(square, Mark.INITIAL);
    }
  }

  /** Records that a path leaves this board. */
  void leave() {
    furthest = Integer.MAX_VALUE;
  }

  /** Requests this number of squares on each side of the piece, if the board has them. */
  void show(int squares) {
    reach = Math.max(reach, Math.min(squares, MOST_SHOWN));
  }

  /** Returns the number of squares shown on each side of the piece. */
  int shown() {
    return reach;
  }

  /** Returns whether a move ends on some square, including the piece's own square. */
  boolean hasEnds() {
    return Arrays.stream(marks).anyMatch(each -> (each & ENDS) != 0);
  }

  /** Returns whether a move ends on a square that is not shown, or leaves this board. */
  boolean goesBeyond() {
    return furthest > reach;
  }
}
