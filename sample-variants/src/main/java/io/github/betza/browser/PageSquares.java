package io.github.betza.browser;

import io.github.betza.board.Geometry;

/** Turns the numbers that pages have for squares into those of a board, and back. */
record PageSquares(Geometry geometry) {
  /**
   * Returns the number that a board has for a square.
   *
   * @throws IllegalArgumentException if the board has no such square
   */
  int onBoard(int number) {
    if (number < 0 || number >= geometry.files() * geometry.ranks()) {
      throw new IllegalArgumentException("no square has the number " + number);
    }
    return geometry.square(number % geometry.files(), number / geometry.files());
  }

  /** Returns the number that a page has for a square of the board. */
  int onPage(int square) {
    return geometry.rank(square) * geometry.files() + geometry.file(square);
  }

  /** Returns how many squares there are. */
  int count() {
    return geometry.files() * geometry.ranks();
  }
}
