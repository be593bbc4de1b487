package io.github.betza.model;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;

/**
 * A set of squares as {@link io.github.betza.Variant} writes them: written as White sees it, and
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
   * @throws IllegalArgumentException if the text has no meaning or names a square that the board
   *     does not have; the message says what is wrong, and may be shown to people
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

  /** Returns White's squares of this set, and as those of Black White's of another. */
  SquareSet withBlack(SquareSet black) {
    return new SquareSet(new boolean[][] {squares[Side.WHITE], black.squares[Side.WHITE]});
  }

  /** Returns these squares and those of another set, which may be null: it has none then. */
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
   * Returns whether a square is in the set as a side sees it.
   *
   * @param side {@link Side#WHITE} or {@link Side#BLACK}
   * @param square a square of the board that the set was read for
   */
  public boolean contains(int side, int square) {
    return squares[side][square];
  }
}
