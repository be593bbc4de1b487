package io.github.betza.processor.describe;

import io.github.betza.processor.path.Vector;
import java.util.Arrays;

/** The marks on the squares around a piece, which stands in the middle. */
final class Marks {
  /** How far from the piece paths are followed; what leaves this square is not followed further. */
  static final int RADIUS = 14;

  /** The largest radius that is shown. */
  static final int MOST_SHOWN = 7;

  /** The marks that are ends of moves. */
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

  /** How far from the piece something ends. */
  private int furthest;

  /** Makes a board without marks that is as large in every direction. */
  Marks() {
    this(new Vector(-RADIUS, -RADIUS), new Vector(RADIUS, RADIUS));
  }

  /**
   * Makes a board without marks.
   *
   * @param least its corner on the left of the piece and behind it
   * @param most the corner opposite
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

  /** Returns a number for a square, unique among those that are followed. */
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

  /** Adds the end of a first move, if the piece does not move so to the square at all times. */
  void addInitial(Vector square, Mark end) {
    if (contains(square) && (get(square) & end.bit()) == 0) {
      add(square, Mark.INITIAL);
    }
  }

  /** Notes that a path leads to squares of which nothing is noted. */
  void leave() {
    furthest = Integer.MAX_VALUE;
  }

  /** Requires that many squares on each side of the piece, where possible. */
  void show(int squares) {
    reach = Math.max(reach, Math.min(squares, MOST_SHOWN));
  }

  /** Returns how many squares on each side of the piece are shown. */
  int shown() {
    return reach;
  }

  /** Returns whether something ends on some square, be it that of the piece. */
  boolean hasEnds() {
    return Arrays.stream(marks).anyMatch(each -> (each & ENDS) != 0);
  }

  /** Returns whether a move ends on a square that is not shown, or leads to where none is noted. */
  boolean goesBeyond() {
    return furthest > reach;
  }
}
