package io.github.betza.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A path along which a piece captures, as White sees it: a sequence of straight legs, whose last
 * one ends on the victim. For example, {@code leap(0, 1).overEmpty(1, 1)} is a leap of the horse of
 * Xiangqi, and {@code slide(0, 1, 1, 9).overPiece(0, 1, 1, 9)} the forward capture of its cannon.
 * For generated games, and for rules that are written by hand.
 *
 * @param edges which edges of the board are joined; if some are, the path is a single leg
 * @param legs the legs, at least one
 */
public record AttackPath(Edges edges, List<Leg> legs) {
  /** The joined edges of the board, over which a path goes on. */
  public enum Edges {
    /** None. */
    CLOSED,
    /** The left and the right edge. */
    CYLINDER,
    /** The left and the right edge, and the first and the last rank. */
    TORUS
  }

  /**
   * The square on which a leg begins. The first leg begins on the square of the piece, which counts
   * as empty.
   */
  public enum Start {
    /** An empty square. */
    EMPTY,
    /** A hurdle: a piece of either side. */
    PIECE
  }

  /**
   * Equal steps in a straight line. The squares between two of them must be empty.
   *
   * @param start the square on which it begins
   * @param files the files of a step
   * @param ranks the ranks of a step
   * @param least the fewest steps, at least 1
   * @param most the most steps
   */
  public record Leg(Start start, int files, int ranks, int least, int most) {
    /**
     * Checks the number of steps.
     *
     * @throws IllegalArgumentException if a number is out of range, or a step without length is
     *     repeated
     */
    public Leg {
      Objects.requireNonNull(start, "start");
      if (least < 1 || most < least) {
        throw new IllegalArgumentException(
            "a leg does not have " + least + " to " + most + " steps");
      }
      if (files == 0 && ranks == 0 && most > 1) {
        throw new IllegalArgumentException("a step of 0 files and 0 ranks is not repeated");
      }
    }
  }

  /**
   * Checks and copies the legs.
   *
   * @throws IllegalArgumentException if there is no leg, the first begins on a hurdle, or there are
   *     several over joined edges
   */
  public AttackPath {
    Objects.requireNonNull(edges, "edges");
    legs = List.copyOf(legs);
    if (legs.isEmpty() || legs.get(0).start() == Start.PIECE) {
      throw new IllegalArgumentException("a path begins with a leg from the square of its piece");
    }
    if (edges != Edges.CLOSED && legs.size() > 1) {
      throw new IllegalArgumentException("a path over joined edges is a single leg");
    }
  }

  /** Returns a path of one step. */
  public static AttackPath leap(int files, int ranks) {
    return slide(files, ranks, 1, 1);
  }

  /** Returns a path of some number of steps. */
  public static AttackPath slide(int files, int ranks, int least, int most) {
    return new AttackPath(Edges.CLOSED, List.of(new Leg(Start.EMPTY, files, ranks, least, most)));
  }

  /** Returns this path, continued by one step from an empty square. */
  public AttackPath overEmpty(int files, int ranks) {
    return overEmpty(files, ranks, 1, 1);
  }

  /** Returns this path, continued by some number of steps from an empty square. */
  public AttackPath overEmpty(int files, int ranks, int least, int most) {
    return with(new Leg(Start.EMPTY, files, ranks, least, most));
  }

  /** Returns this path, continued by one step from a hurdle. */
  public AttackPath overPiece(int files, int ranks) {
    return overPiece(files, ranks, 1, 1);
  }

  /** Returns this path, continued by some number of steps from a hurdle. */
  public AttackPath overPiece(int files, int ranks, int least, int most) {
    return with(new Leg(Start.PIECE, files, ranks, least, most));
  }

  private AttackPath with(Leg leg) {
    List<Leg> longer = new ArrayList<>(legs);
    longer.add(leg);
    return new AttackPath(edges, longer);
  }

  /** Returns this path, but with the left and the right edge joined. */
  public AttackPath onCylinder() {
    return new AttackPath(Edges.CYLINDER, legs);
  }

  /** Returns this path, but with all edges joined. */
  public AttackPath onTorus() {
    return new AttackPath(Edges.TORUS, legs);
  }

  /** Returns whether it goes on over edges of the board. */
  public boolean isJoined() {
    return edges != Edges.CLOSED;
  }
}
