package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;

/** Where the pieces of both sides stand, kept up to date while moves are made and taken back. */
final class PieceLists {
  private final int[][] squares;
  private final int[] counts = new int[2];

  /** Where in its side's list the piece on a square stands. */
  private final int[] places;

  private final int[][] royals;
  private final int[] royalCounts = new int[2];
  private final int[][] kindCounts;

  PieceLists(Geometry geometry, int kinds) {
    int most = geometry.files() * geometry.ranks();
    squares = new int[2][most];
    royals = new int[2][most];
    places = new int[geometry.arrayLength()];
    kindCounts = new int[2][kinds + 1];
  }

  /** Adds the piece that has come to a square. */
  void add(int square, int cell) {
    int side = Cell.side(cell);
    places[square] = counts[side];
    squares[side][counts[side]++] = square;
    kindCounts[side][Cell.kind(cell)]++;
    if ((cell & Cell.ROYAL) != 0) {
      royals[side][royalCounts[side]++] = square;
    }
  }

  /** Removes the piece that leaves a square. */
  void remove(int square, int cell) {
    int side = Cell.side(cell);
    int last = squares[side][--counts[side]];
    squares[side][places[square]] = last;
    places[last] = places[square];
    kindCounts[side][Cell.kind(cell)]--;
    if ((cell & Cell.ROYAL) != 0) {
      removeRoyal(side, square);
    }
  }

  private void removeRoyal(int side, int square) {
    int[] list = royals[side];
    int place = 0;
    while (list[place] != square) {
      place++;
    }
    list[place] = list[--royalCounts[side]];
  }

  /** Returns the squares of a side's pieces; only the first {@link #count} are meant. */
  int[] squares(int side) {
    return squares[side];
  }

  int count(int side) {
    return counts[side];
  }

  /** Returns the squares of a side's royal pieces; only the first {@link #royalCount} are meant. */
  int[] royals(int side) {
    return royals[side];
  }

  int royalCount(int side) {
    return royalCounts[side];
  }

  int kindCount(int side, int kind) {
    return kindCounts[side][kind];
  }
}
