package io.github.betza.model;

import io.github.betza.board.Geometry;

/** A corner of a rectangle of squares, each number from 0. */
record Corner(int file, int rank) {
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
          brief(text) + " has nothing on one side of its hyphen, beside which no space may stand");
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
