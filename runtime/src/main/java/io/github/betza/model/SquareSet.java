package io.github.betza.model;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;

/**
 * A set of squares in the syntax of {@link io.github.betza.Variant}: written as White sees it, and
 * turned by 180 degrees for Black.
 */
public final class SquareSet {
  private final boolean[][] squares;

  private SquareSet(boolean[][] squares) {
    this.squares = squares;
  }

  /**
   * Reads a set.
   *
   * @throws IllegalArgumentException if the text is invalid or names a square that the board does
   *     not have; the message describes the mistake for users
   */
  public static SquareSet parse(Geometry geometry, String text) {
    boolean[][] squares = new boolean[2][geometry.arrayLength()];
    if (text.isBlank()) {
      throw new IllegalArgumentException("no squares are named");
    }
    for (String item : text.strip().split("\\s+", 0)) {
      Corner.Area area = Corner.area(geometry, item);
      for (int rank = area.low().rank(); rank <= area.high().rank(); rank++) {
        for (int file = area.low().file(); file <= area.high().file(); file++) {
          squares[Side.WHITE][geometry.square(file, rank)] = true;
          squares[Side.BLACK][turned(geometry, file, rank)] = true;
        }
      }
    }
    return new SquareSet(squares);
  }

  private static int turned(Geometry geometry, int file, int rank) {
    return geometry.square(geometry.files() - 1 - file, geometry.ranks() - 1 - rank);
  }

  /**
   * Returns a set with the squares that White has in this set, and for Black the squares that White
   * has in another.
   */
  SquareSet withBlack(SquareSet black) {
    return new SquareSet(new boolean[][] {squares[Side.WHITE], black.squares[Side.WHITE]});
  }

  /** Returns the union with another set; null means an empty set. */
  public SquareSet or(SquareSet other) {
    if (other == null) {
      return this;
    }
    boolean[][] all = {squares[Side.WHITE].clone(), squares[Side.BLACK].clone()};
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int square = 0; square < all[side].length; square++) {
        all[side][square] |= other.squares[side][square];
      }
    }
    return new SquareSet(all);
  }

  /**
   * Returns whether the set of a side contains a square.
   *
   * @param side {@link Side#WHITE} or {@link Side#BLACK}
   * @param square a square of the board that the set was read for
   */
  public boolean contains(int side, int square) {
    return squares[side][square];
  }

  /** A corner of a rectangle of squares, each number from 0. */
  private record Corner(int file, int rank) {
    /** The rectangle between two corners, both included. */
    record Area(Corner low, Corner high) {}

    /** A number that stands for "none given": a rank has no file, a file no rank. */
    private static final int NONE = -1;

    /**
     * Reads a rectangle: a square, a file, a rank, or two of a kind with a hyphen between them.
     *
     * @throws IllegalArgumentException if the text is none, or leaves the board
     */
    static Area area(Geometry geometry, String text) {
      String[] ends = text.split("-", -1);
      if (ends.length > 2) {
        throw new IllegalArgumentException(brief(text) + " has two hyphens");
      }
      if (ends[0].isEmpty() || ends[ends.length - 1].isEmpty()) {
        throw new IllegalArgumentException(
            brief(text)
                + " has nothing on one side of its hyphen, beside which no space may stand");
      }
      Corner first = read(geometry, ends[0]);
      Corner last = read(geometry, ends[ends.length - 1]);
      if ((first.file == NONE) != (last.file == NONE)
          || (first.rank == NONE) != (last.rank == NONE)) {
        throw new IllegalArgumentException(
            brief(text) + " is not from square to square, file to file or rank to rank");
      }
      return new Area(
          new Corner(
              first.file == NONE ? 0 : Math.min(first.file, last.file),
              first.rank == NONE ? 0 : Math.min(first.rank, last.rank)),
          new Corner(
              first.file == NONE ? geometry.files() - 1 : Math.max(first.file, last.file),
              first.rank == NONE ? geometry.ranks() - 1 : Math.max(first.rank, last.rank)));
    }

    private static Corner read(Geometry geometry, String text) {
      boolean isFile = text.matches("[a-z]{1,2}");
      boolean isRank = text.matches("[1-9][0-9]?");
      try {
        int square = geometry.square((isRank ? "a" : "") + text + (isFile ? "1" : ""));
        return new Corner(
            isRank ? NONE : geometry.file(square), isFile ? NONE : geometry.rank(square));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            brief(text)
                + " is not a square, file or rank of a board of "
                + geometry.files()
                + "x"
                + geometry.ranks(),
            e);
      }
    }

    private static String brief(String text) {
      return "'" + OneLineText.brief(text) + "'";
    }
  }
}
